<?php
// As much of WordPress and WooCommerce as the plugin calls, by their published signatures. What it does is kept in $GLOBALS['did'].

define( 'ABSPATH', '/' );
define( 'DAY_IN_SECONDS', 86400 );
define( 'COOKIEPATH', '/' );

$GLOBALS['options'] = array();
$GLOBALS['hooks']   = array();
$GLOBALS['did']     = array();
$GLOBALS['page']    = array();
$GLOBALS['consent'] = true;

function did( $what, ...$with ) {
	$GLOBALS['did'][] = array_merge( array( $what ), $with );
}
function add_action( $hook, $callback, $priority = 10, $accepted = 1 ) {
	$GLOBALS['hooks'][ $hook ][] = $callback;
	return true;
}
function add_filter( $hook, $callback, $priority = 10, $accepted = 1 ) {
	return add_action( $hook, $callback, $priority, $accepted );
}
function apply_filters( $hook, $value, ...$more ) {
	foreach ( $GLOBALS['hooks'][ $hook ] ?? array() as $callback ) {
		$value = $callback( $value, ...$more );
	}
	return $value;
}
function do_action( $hook, ...$with ) {
	foreach ( $GLOBALS['hooks'][ $hook ] ?? array() as $callback ) {
		$callback( ...$with );
	}
}
function get_option( $name, $default = false ) {
	return $GLOBALS['options'][ $name ] ?? $default;
}
function delete_option( $name ) {
	unset( $GLOBALS['options'][ $name ] );
	return true;
}
function wp_has_consent( $category ) {
	return $GLOBALS['consent'];
}
function wp_enqueue_script( $handle, $src = '', $deps = array(), $ver = false, $args = array() ) {
	did( 'enqueue', $handle, $src, $args );
}
function add_settings_error( $setting, $code, $message, $type = 'error' ) {
	did( 'error', $code );
}
function register_setting( $group, $name, $args = array() ) {
	did( 'setting', $name, $args['sanitize_callback'] );
}
function add_submenu_page( $parent, $title, $menu, $capability, $slug, $callback = '' ) {
	did( 'menu', $parent, $capability );
}
function load_plugin_textdomain( $domain, $deprecated = false, $path = false ) {
	did( 'texts', $path );
	return true;
}
function plugin_basename( $file ) {
	return 'adaos-profit-pixel/' . basename( $file );
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/[\r\n\t ]+/', ' ', strip_tags( $text ) ) );
}
function wp_unslash( $text ) {
	return stripslashes( $text );
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_textarea( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function __( $text, $domain = 'default' ) {
	return $text;
}
function esc_html__( $text, $domain = 'default' ) {
	return esc_html( $text );
}
function esc_html_e( $text, $domain = 'default' ) {
	echo esc_html( $text );
}
function current_user_can( $capability ) {
	return $GLOBALS['page']['may'] ?? true;
}
function settings_errors( $setting = '' ) {
}
function settings_fields( $group ) {
	echo '<input type="hidden" name="option_page" value="' . esc_attr( $group ) . '">';
}
function submit_button() {
	echo '<button>Save</button>';
}
function is_admin() {
	return false;
}
function is_ssl() {
	return true;
}
function is_multisite() {
	return false;
}
function absint( $value ) {
	return abs( (int) $value );
}
function is_order_received_page() {
	return isset( $GLOBALS['page']['order'] );
}
function get_query_var( $name ) {
	return $GLOBALS['page']['order'] ?? '';
}
function wc_get_order( $id ) {
	return $GLOBALS['orders'][ $id ] ?? false;
}
function delete_post_meta_by_key( $key ) {
	did( 'delete meta', $key );
	return true;
}

class WC_Order {
	public $meta  = array();
	public $saves = 0;
	private $number;
	private $key;

	public function __construct( $number = '1001', $key = 'wc_order_abc' ) {
		$this->number = $number;
		$this->key    = $key;
	}
	public function get_order_number() {
		return $this->number;
	}
	public function get_order_key() {
		return $this->key;
	}
	public function get_meta( $name ) {
		return $this->meta[ $name ] ?? '';
	}
	public function update_meta_data( $name, $value ) {
		$this->meta[ $name ] = $value;
	}
	public function save() {
		$this->saves += 1;
	}
}

class Fake_WPDB {
	public $prefix = 'wp_';
	public function prepare( $query, ...$with ) {
		return vsprintf( str_replace( '%s', "'%s'", $query ), $with );
	}
	public function esc_like( $text ) {
		return $text;
	}
	public function get_var( $query ) {
		return 'wp_wc_orders_meta';
	}
	public function delete( $table, $where ) {
		did( 'delete rows', $table, $where['meta_key'] );
	}
}
$GLOBALS['wpdb'] = new Fake_WPDB();

const TAG = '<script async src="https://adaos.example/pixel.js?shop=l%C3%A2na" data-key="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-ABCDE"></script>';
function set_up() {
	$GLOBALS['options']['adaos_pixel'] = adaos_pixel_parse_tag( TAG );
}
