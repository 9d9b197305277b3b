/** The most days that one entry of ad spend may be spread over. */
export const MOST_SPEND_DAYS = 366;
