<?php
/**
 * The script in the pages of the shop.
 *
 * @package AdaosProfitPixel
 */

defined( 'ABSPATH' ) || exit;

const ADAOS_PIXEL_HANDLE = 'adaos-pixel';

/**
 * Loads the script, where a key is set and the visitor may be counted.
 */
function adaos_pixel_enqueue() {
	if ( ! adaos_pixel_active() ) {
		return;
	}
	$tag = adaos_pixel_tag();
	$src = $tag['src'] . '?shop=' . rawurlencode( $tag['shop'] );
	// Without a version: the server says itself how long the file is kept.
	wp_enqueue_script( ADAOS_PIXEL_HANDLE, $src, array(), null, array( 'strategy' => 'async' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/**
 * The number of the order whose page of thanks is open, as the script reports it.
 *
 * @return string Empty on every other page, and for an order whose own key the address does not have.
 */
function adaos_pixel_order_number() {
	if ( ! function_exists( 'is_order_received_page' ) || ! is_order_received_page() ) {
		return '';
	}
	$order = wc_get_order( absint( get_query_var( 'order-received' ) ) );
	$key   = isset( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the order's own key.
	return $order && hash_equals( (string) $order->get_order_key(), $key ) ? (string) $order->get_order_number() : '';
}

/**
 * Adds the key, and the order on its page of thanks, to the tag of the script.
 *
 * @param string $html   The tag, as WordPress writes it.
 * @param string $handle Whose it is.
 * @return string
 */
function adaos_pixel_attributes( $html, $handle ) {
	$tag = ADAOS_PIXEL_HANDLE === $handle ? adaos_pixel_tag() : null;
	if ( null === $tag ) {
		return $html;
	}
	$order = adaos_pixel_order_number();
	$named = sprintf( ' data-key="%s"', esc_attr( $tag['key'] ) );
	if ( '' !== $order ) {
		$named .= sprintf( ' data-order="%s"', esc_attr( $order ) );
	}
	return preg_replace( '/<script\b/', '<script' . str_replace( array( '\\', '$' ), array( '\\\\', '\\$' ), $named ), $html, 1 );
}
