<?php
/**
 * Whether a visitor may be counted.
 *
 * @package AdaosProfitPixel
 */

defined( 'ABSPATH' ) || exit;

/**
 * Asks the browser's own signals first, then the consent plugin of the shop by the WP Consent API, where there is one.
 * Another consent plugin can answer by the filter `adaos_pixel_allowed`.
 *
 * @return bool
 */
function adaos_pixel_allowed() {
	foreach ( array( 'HTTP_SEC_GPC', 'HTTP_DNT' ) as $signal ) {
		if ( isset( $_SERVER[ $signal ] ) && '1' === $_SERVER[ $signal ] ) {
			return false;
		}
	}
	$allowed = function_exists( 'wp_has_consent' ) ? (bool) wp_has_consent( 'marketing' ) : true;
	return (bool) apply_filters( 'adaos_pixel_allowed', $allowed );
}

/**
 * Whether anything is done for this visitor at all: a key is set and nobody has said no.
 *
 * @return bool
 */
function adaos_pixel_active() {
	return null !== adaos_pixel_tag() && adaos_pixel_allowed();
}
