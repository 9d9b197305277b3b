<?php
/**
 * Removes what the plugin has kept: its setting, and the campaigns with the orders. Cookies of visitors end by themselves within 30 days.
 *
 * @package AdaosProfitPixel
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes it from the site that is open.
 */
function adaos_pixel_remove_all() {
	global $wpdb;
	delete_option( 'adaos_pixel' );
	$table = $wpdb->prefix . 'wc_orders_meta';
	$here  = $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) === $table; // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	foreach ( array( '_adaos_utm_campaign', '_adaos_utm_source', '_adaos_utm_medium', '_adaos_click_id' ) as $name ) {
		delete_post_meta_by_key( $name );
		if ( $here ) {
			$wpdb->delete( $table, array( 'meta_key' => $name ) ); // phpcs:ignore WordPress.DB
		}
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $adaos_pixel_site ) {
		switch_to_blog( $adaos_pixel_site );
		adaos_pixel_remove_all();
		restore_current_blog();
	}
} else {
	adaos_pixel_remove_all();
}
