<?php
/**
 * Plugin Name: Adaos Profit Pixel
 * Description: Puts the script of Adaos into the pages of the shop and keeps with each order the campaign that its customer came by.
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * WC requires at least: 8.0
 * Author: Adaos
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: adaos-profit-pixel
 * Domain Path: /languages
 *
 * @package AdaosProfitPixel
 */

defined( 'ABSPATH' ) || exit;

const ADAOS_PIXEL_OPTION = 'adaos_pixel';

require_once __DIR__ . '/includes/tag.php';
require_once __DIR__ . '/includes/consent.php';
require_once __DIR__ . '/includes/campaign.php';
require_once __DIR__ . '/includes/storefront.php';
require_once __DIR__ . '/includes/settings.php';

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'adaos-profit-pixel', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	}
);

// Orders are read and written by WooCommerce's own objects alone, wherever it keeps them.
add_action(
	'before_woocommerce_init',
	function () {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__, true );
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', __FILE__, true );
		}
	}
);

add_action( 'wp_enqueue_scripts', 'adaos_pixel_enqueue' );
add_filter( 'script_loader_tag', 'adaos_pixel_attributes', 10, 2 );
add_action( 'template_redirect', 'adaos_pixel_keep_campaign' );
add_action( 'woocommerce_checkout_order_created', 'adaos_pixel_note_campaign' );
add_action( 'woocommerce_store_api_checkout_order_processed', 'adaos_pixel_note_campaign' );
add_action( 'admin_menu', 'adaos_pixel_menu' );
add_action( 'admin_init', 'adaos_pixel_register_setting' );
add_filter( 'option_page_capability_' . ADAOS_PIXEL_PAGE, 'adaos_pixel_capability' );
