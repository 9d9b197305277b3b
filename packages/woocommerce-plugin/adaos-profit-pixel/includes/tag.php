<?php
/**
 * The tag of the script, as Adaos shows it under Integrations.
 *
 * @package AdaosProfitPixel
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads what the owner has pasted: the whole tag, with the address of the script, the shop and its key.
 *
 * @param string $tag As pasted.
 * @return array{src: string, shop: string, key: string}|null Null for anything else: only these three parts are kept, never the markup.
 */
function adaos_pixel_parse_tag( $tag ) {
	$tag = html_entity_decode( trim( (string) $tag ), ENT_QUOTES );
	$address = '(https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/(?:[\w.-]+\/)*pixel\.js)\?shop=([^"&\s<>]{1,765})';
	if ( ! preg_match( '/^<script\s+async(?:="")?\s+src="' . $address . '"\s+data-key="([\w-]{8,64})"\s*><\/script>$/i', $tag, $found ) ) {
		return null;
	}
	return array(
		'src'  => $found[1],
		'shop' => rawurldecode( $found[2] ),
		'key'  => $found[3],
	);
}

/**
 * The parts of the tag that is set.
 *
 * @return array{src: string, shop: string, key: string}|null Null without a key: nothing is tracked then.
 */
function adaos_pixel_tag() {
	$tag = get_option( ADAOS_PIXEL_OPTION );
	if ( ! is_array( $tag ) || empty( $tag['src'] ) || empty( $tag['shop'] ) || empty( $tag['key'] ) ) {
		return null;
	}
	return $tag;
}
