<?php
/**
 * The page where the owner pastes the tag.
 *
 * @package AdaosProfitPixel
 */

defined( 'ABSPATH' ) || exit;

const ADAOS_PIXEL_PAGE = 'adaos-profit-pixel';

/**
 * Puts the page under WooCommerce.
 */
function adaos_pixel_menu() {
	add_submenu_page( 'woocommerce', 'Adaos', 'Adaos', 'manage_woocommerce', ADAOS_PIXEL_PAGE, 'adaos_pixel_page' );
}

/**
 * Who may save the page: those who may open it. WordPress asks for `manage_options` otherwise, which managers of a shop do not have.
 *
 * @return string
 */
function adaos_pixel_capability() {
	return 'manage_woocommerce';
}

/**
 * Registers what the page saves.
 */
function adaos_pixel_register_setting() {
	register_setting(
		ADAOS_PIXEL_PAGE,
		ADAOS_PIXEL_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'adaos_pixel_sanitize',
			'show_in_rest'      => false,
		)
	);
}

/**
 * Reads what was pasted. What cannot be read changes nothing, and an empty field ends the tracking.
 *
 * @param mixed $pasted The field, or the parts that are saved already.
 * @return array
 */
function adaos_pixel_sanitize( $pasted ) {
	if ( is_array( $pasted ) ) {
		return $pasted;
	}
	if ( '' === trim( (string) $pasted ) ) {
		return array();
	}
	$tag = adaos_pixel_parse_tag( $pasted );
	if ( null !== $tag ) {
		return $tag;
	}
	add_settings_error(
		ADAOS_PIXEL_OPTION,
		'adaos_pixel_unreadable',
		__( 'This is not the tag that Adaos shows under Integrations. Nothing was changed.', 'adaos-profit-pixel' )
	);
	return (array) get_option( ADAOS_PIXEL_OPTION, array() );
}

/**
 * Draws the page.
 */
function adaos_pixel_page() {
	if ( ! current_user_can( 'manage_woocommerce' ) ) {
		return;
	}
	$tag  = adaos_pixel_tag();
	$text = null === $tag ? '' : sprintf( '<script async src="%s?shop=%s" data-key="%s"></script>', $tag['src'], rawurlencode( $tag['shop'] ), $tag['key'] );
	?>
	<div class="wrap">
		<h1>Adaos</h1>
		<?php settings_errors( ADAOS_PIXEL_OPTION ); ?>
		<p>
			<?php
			if ( null === $tag ) {
				esc_html_e( 'Nothing is tracked: no tag is set.', 'adaos-profit-pixel' );
			} else {
				/* translators: %s: name of the shop in Adaos. */
				printf( esc_html__( 'Visits and orders are reported for the shop %s.', 'adaos-profit-pixel' ), '<strong>' . esc_html( $tag['shop'] ) . '</strong>' );
			}
			?>
		</p>
		<form method="post" action="options.php">
			<?php settings_fields( ADAOS_PIXEL_PAGE ); ?>
			<p>
				<label for="adaos-pixel-tag"><strong><?php esc_html_e( 'Tag', 'adaos-profit-pixel' ); ?></strong></label><br>
				<textarea id="adaos-pixel-tag" name="<?php echo esc_attr( ADAOS_PIXEL_OPTION ); ?>" rows="4" class="large-text code" spellcheck="false" aria-describedby="adaos-pixel-help"><?php echo esc_textarea( $text ); ?></textarea>
			</p>
			<p id="adaos-pixel-help" class="description">
				<?php esc_html_e( 'Copy it in Adaos under Integrations and paste it as it is. An empty field ends the tracking.', 'adaos-profit-pixel' ); ?>
				<?php esc_html_e( 'Visitors who have refused marketing, or whose browser asks not to be tracked, are not counted.', 'adaos-profit-pixel' ); ?>
			</p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
