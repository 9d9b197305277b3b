/** The most days that one entry of ad spend may be spread over. */
export const MOST_SPEND_DAYS = 366;
/** The most days that one statement that no ads ran may be of: ten years. */
export const MOST_NO_ADS_DAYS = 3660;
