<?php
/**
 * The campaign that a customer came by: kept from the first page to the order, then with the order.
 *
 * @package AdaosProfitPixel
 */

defined( 'ABSPATH' ) || exit;

const ADAOS_PIXEL_COOKIE = 'adaos_campaign';
const ADAOS_PIXEL_DAYS   = 30;
const ADAOS_PIXEL_LENGTH = 255;

/** What orders keep, each beside the underscore that hides it from the order's screen. */
const ADAOS_PIXEL_META = array( '_adaos_utm_campaign', '_adaos_utm_source', '_adaos_utm_medium', '_adaos_click_id' );

/** Which platform adds a click's id under which name, for addresses that name no source. */
const ADAOS_PIXEL_CLICKS = array(
	'gclid'   => 'google',
	'wbraid'  => 'google',
	'gbraid'  => 'google',
	'fbclid'  => 'facebook',
	'ttclid'  => 'tiktok',
	'msclkid' => 'bing',
);

/**
 * A text of one line, cut to what is kept.
 *
 * @param mixed $value Of an address or a cookie.
 * @return string
 */
function adaos_pixel_text( $value ) {
	return is_string( $value ) ? mb_substr( sanitize_text_field( wp_unslash( $value ) ), 0, ADAOS_PIXEL_LENGTH ) : '';
}

/**
 * The campaign in the query of an address.
 *
 * @param array $query As `$_GET` has it.
 * @return array<string, string> By the names of `ADAOS_PIXEL_META`; empty where the address names none.
 */
function adaos_pixel_campaign_in( $query ) {
	$named = function ( $name ) use ( $query ) {
		return isset( $query[ $name ] ) ? adaos_pixel_text( $query[ $name ] ) : '';
	};
	$found = array(
		'_adaos_utm_campaign' => $named( 'utm_campaign' ),
		'_adaos_utm_source'   => $named( 'utm_source' ),
		'_adaos_utm_medium'   => $named( 'utm_medium' ),
	);
	foreach ( ADAOS_PIXEL_CLICKS as $name => $source ) {
		$id = $named( $name );
		if ( '' === $id ) {
			continue;
		}
		$found['_adaos_click_id'] = $name . ':' . $id;
		if ( '' === $found['_adaos_utm_source'] ) {
			$found['_adaos_utm_source'] = $source;
		}
		break;
	}
	return array_filter( $found, 'strlen' );
}

/**
 * Keeps the campaign of a page that was opened by an ad. The latest one counts.
 */
function adaos_pixel_keep_campaign() {
	if ( is_admin() || ! adaos_pixel_active() ) {
		return;
	}
	$campaign = adaos_pixel_campaign_in( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- an address, not a form.
	if ( array() === $campaign || headers_sent() ) {
		return;
	}
	setcookie(
		ADAOS_PIXEL_COOKIE,
		wp_json_encode( $campaign ),
		array(
			'expires'  => time() + ADAOS_PIXEL_DAYS * DAY_IN_SECONDS,
			'path'     => COOKIEPATH ? COOKIEPATH : '/',
			'secure'   => is_ssl(),
			'httponly' => true,
			'samesite' => 'Lax',
		)
	);
}

/**
 * Notes with a new order the campaign that was kept. What the order has already stays.
 *
 * @param WC_Order $order That was just placed.
 */
function adaos_pixel_note_campaign( $order ) {
	if ( ! isset( $_COOKIE[ ADAOS_PIXEL_COOKIE ] ) || ! adaos_pixel_active() ) {
		return;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- each part is, below.
	$kept  = json_decode( wp_unslash( $_COOKIE[ ADAOS_PIXEL_COOKIE ] ), true );
	$noted = false;
	foreach ( ADAOS_PIXEL_META as $name ) {
		$value = is_array( $kept ) && isset( $kept[ $name ] ) ? adaos_pixel_text( $kept[ $name ] ) : '';
		if ( '' !== $value && '' === (string) $order->get_meta( $name ) ) {
			$order->update_meta_data( $name, $value );
			$noted = true;
		}
	}
	if ( $noted ) {
		$order->save();
	}
}
