import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { getPHPLoaderModule } from '@php-wasm/node-8-3';
import { loadPHPRuntime, PHP } from '@php-wasm/universal';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PLUGIN = 'adaos-profit-pixel';
const files = readdirSync(join(ROOT, PLUGIN), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.php'),
);
const textOf = (name: string) => readFileSync(join(ROOT, PLUGIN, name), 'utf8');

let php: PHP;
beforeAll(async () => {
  php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  for (const folder of ['/plugin', '/plugin/includes', '/plugin/languages']) php.mkdir(folder);
  for (const name of files) php.writeFile(`/plugin/${name}`, textOf(name));
  php.writeFile('/wordpress.php', readFileSync(join(ROOT, 'test/wordpress.php'), 'utf8'));
});
afterAll(() => php.exit());

/** What PHP prints. @throws Error with what it complains of, where it ends by that. */
async function textOfRun(code: string): Promise<string> {
  const answer = await php.runStream({ code });
  const text = await answer.stdoutText;
  if ((await answer.exitCode) !== 0) throw new Error(text);
  return text;
}

/** Runs PHP with the plugin loaded, and answers with what `return` gives. Anything that PHP complains of fails it. */
async function run(code: string): Promise<unknown> {
  const lines = [
    '<?php error_reporting( E_ALL ); ini_set( "display_errors", "1" );',
    'require "/wordpress.php"; require "/plugin/adaos-profit-pixel.php";',
    `echo json_encode( ( function () { ${code} } )() );`,
  ];
  return JSON.parse(await textOfRun(lines.join('\n')));
}

test.each(files)('%s is PHP that the engine accepts, and does nothing when it is opened by itself', async (name) => {
  const text = await textOfRun(
    `<?php try { token_get_all( file_get_contents( "/plugin/${name}" ), TOKEN_PARSE ); echo "right"; }
      catch ( ParseError $e ) { echo $e->getMessage(); }`,
  );
  expect(text).toBe('right');
  const guard = /^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m;
  if (!name.startsWith('languages/')) expect(textOf(name)).toMatch(guard);
});

test('the headers of the plugin, its readme and the package agree', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const [main, readme] = [textOf('adaos-profit-pixel.php'), readFileSync(join(ROOT, PLUGIN, 'readme.txt'), 'utf8')];
  const header = (text: string, name: string) => new RegExp(String.raw`^(?: \* )?${name}: (.+)$`, 'm').exec(text)?.[1];
  expect(header(main, 'Version')).toBe(version);
  expect(header(readme, 'Stable tag')).toBe(version);
  expect(readme).toContain(`= ${version} =`);
  for (const name of ['Requires at least', 'Requires PHP', 'License']) {
    expect(header(readme, name), name).toBe(header(main, name));
    expect(header(main, name), name).toBeDefined();
  }
  expect(header(main, 'Text Domain')).toBe(PLUGIN);
  // The directory refuses a short description that is longer, and more than five tags.
  const short = /^License URI: .+\n\n(.+)$/m.exec(readme)?.[1] ?? '';
  expect([short.length > 0 && short.length <= 150, (header(readme, 'Tags') ?? '').split(',').length]).toEqual([
    true,
    5,
  ]);
});

test('every text has its translation in the four other languages', async () => {
  const texts = [
    ...new Set(
      files.flatMap((name) =>
        [...textOf(name).matchAll(/\b(?:esc_html)?_*e?\( '((?:[^'\\]|\\.)+)', 'adaos-profit-pixel' \)/g)].map(
          ([, text = '']) => text,
        ),
      ),
    ),
  ];
  expect(texts.length).toBeGreaterThan(5);
  for (const language of ['ro_RO', 'fr_FR', 'es_ES', 'pt_PT']) {
    const catalog = (await run(`return require "/plugin/languages/${PLUGIN}-${language}.l10n.php";`)) as {
      messages: Record<string, string>;
    };
    expect(Object.keys(catalog.messages).toSorted(), language).toEqual(texts.toSorted());
    for (const [text, own] of Object.entries(catalog.messages))
      expect(own.split('%s').length, `${language}: ${own}`).toBe(text.split('%s').length);
  }
});

test('the tag that Adaos shows is read, and only its three parts are kept', async () => {
  const read = (tag: string) =>
    run(`return adaos_pixel_parse_tag( ${JSON.stringify(tag).replaceAll('$', String.raw`\$`)} );`);
  const right = '<script async src="https://adaos.example/pixel.js?shop=l%C3%A2na" data-key="AbCdEfGh_-12"></script>';
  expect(await read(right)).toEqual({ src: 'https://adaos.example/pixel.js', shop: 'lâna', key: 'AbCdEfGh_-12' });
  for (const wrong of [
    '',
    'AbCdEfGh_-12',
    right.replace('https:', 'http:'),
    right.replace('https:', 'javascript:'),
    right.replace('pixel.js', 'other.js'),
    right.replace(/ data-key="[^"]+"/, ''),
    right.replace('AbCdEfGh_-12', 'A" onload="x'),
    right.replace('l%C3%A2na', 'a"><script>'),
  ])
    expect(await read(wrong), wrong).toBeNull();
});

test('what was pasted wrongly changes nothing and says so; an empty field ends the tracking', async () => {
  expect(
    await run(
      'set_up(); return array( adaos_pixel_sanitize( "<script>" ) === get_option( "adaos_pixel" ), $GLOBALS["did"] );',
    ),
  ).toEqual([true, [['error', 'adaos_pixel_unreadable']]]);
  expect(await run('set_up(); return adaos_pixel_sanitize( " " );')).toEqual([]);
  expect(await run('return adaos_pixel_sanitize( TAG )["shop"];')).toBe('lâna');
});

const SHOWN = 'do_action( "wp_enqueue_scripts" ); do_action( "template_redirect" ); return $GLOBALS["did"];';
const ENQUEUED = [['enqueue', 'adaos-pixel', 'https://adaos.example/pixel.js?shop=l%C3%A2na', { strategy: 'async' }]];

test('a page loads the script with a key and consent, and without either nothing at all', async () => {
  expect(await run(`set_up(); ${SHOWN}`)).toEqual(ENQUEUED);
  expect(await run(SHOWN)).toEqual([]);
  expect(await run(`set_up(); $GLOBALS['consent'] = false; ${SHOWN}`)).toEqual([]);
  expect(await run(`set_up(); $_SERVER['HTTP_SEC_GPC'] = '1'; ${SHOWN}`)).toEqual([]);
  expect(await run(`set_up(); $_SERVER['HTTP_DNT'] = '1'; ${SHOWN}`)).toEqual([]);
  expect(await run(`set_up(); add_filter( 'adaos_pixel_allowed', function () { return false; } ); ${SHOWN}`)).toEqual(
    [],
  );
});

test('the tag has the key, and the number of an order on its own page of thanks alone', async () => {
  const tag = (page: string) =>
    run(`set_up(); $GLOBALS['orders'] = array( 7 => new WC_Order( 'No "7"', 'wc_order_x' ) ); ${page}
      return array( adaos_pixel_attributes( '<script src="x"></script>', 'adaos-pixel' ), adaos_pixel_attributes( '<script>', 'other' ) );`);
  const key = 'data-key="AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-ABCDE"';
  expect(await tag('')).toEqual([`<script ${key} src="x"></script>`, '<script>']);
  expect(await tag("$GLOBALS['page'] = array( 'order' => '7' ); $_GET['key'] = 'wc_order_x';")).toEqual([
    `<script ${key} data-order="No &quot;7&quot;" src="x"></script>`,
    '<script>',
  ]);
  for (const other of ["$_GET['key'] = 'wrong';", '', "$GLOBALS['page']['order'] = '8'; $_GET['key'] = 'wc_order_x';"])
    expect(await tag(`$GLOBALS['page'] = array( 'order' => '7' ); ${other}`)).toEqual([
      `<script ${key} src="x"></script>`,
      '<script>',
    ]);
});

test('the campaign of an address is read with its click, which names the source where nothing else does', async () => {
  const read = (query: string) => run(`parse_str( '${query}', $query ); return adaos_pixel_campaign_in( $query );`);
  expect(await read('utm_campaign=Spring+sale&utm_source=newsletter&gclid=abc&x=1')).toEqual({
    _adaos_utm_campaign: 'Spring sale',
    _adaos_utm_source: 'newsletter',
    _adaos_click_id: 'gclid:abc',
  });
  expect(await read('fbclid=Iw1')).toEqual({ _adaos_utm_source: 'facebook', _adaos_click_id: 'fbclid:Iw1' });
  expect(await read('utm_campaign[]=x&page=2')).toEqual([]);
  expect(await read(`utm_campaign=${'a'.repeat(300)}`)).toEqual({ _adaos_utm_campaign: 'a'.repeat(255) });
});

test('an order keeps the campaign of its customer, in both checkouts, and what it has already stays', async () => {
  const placed = (hook: string, before = '') =>
    run(`set_up(); $_COOKIE['adaos_campaign'] = addslashes( '{"_adaos_utm_campaign":"Spring <b>sale</b>","_adaos_utm_source":"google","other":"x"}' );
      $order = new WC_Order(); ${before} do_action( '${hook}', $order ); return array( $order->meta, $order->saves );`);
  const kept = [{ _adaos_utm_campaign: 'Spring sale', _adaos_utm_source: 'google' }, 1];
  expect(await placed('woocommerce_checkout_order_created')).toEqual(kept);
  expect(await placed('woocommerce_store_api_checkout_order_processed')).toEqual(kept);
  expect(
    await placed(
      'woocommerce_checkout_order_created',
      '$order->meta = array( "_adaos_utm_campaign" => "own", "_adaos_utm_source" => "own" );',
    ),
  ).toEqual([{ _adaos_utm_campaign: 'own', _adaos_utm_source: 'own' }, 0]);
  expect(await placed('woocommerce_checkout_order_created', '$GLOBALS["consent"] = false;')).toEqual([[], 0]);
  expect(await placed('woocommerce_checkout_order_created', '$_COOKIE["adaos_campaign"] = "{";')).toEqual([[], 0]);
  expect(await placed('woocommerce_checkout_order_created', 'delete_option( "adaos_pixel" );')).toEqual([[], 0]);
});

test('the page of settings is for who manages the shop, and shows what is set as text', async () => {
  const page = (before: string) => run(`${before} ob_start(); adaos_pixel_page(); return ob_get_clean();`);
  expect(await page('')).toContain('Nothing is tracked: no tag is set.');
  const set = (await page('set_up();')) as string;
  expect(set).toContain('&lt;script async src=&quot;https://adaos.example/pixel.js?shop=l%C3%A2na&quot;');
  expect(set).not.toContain('<script');
  expect(await page("set_up(); $GLOBALS['page']['may'] = false;")).toBe('');
  expect(await run('do_action( "admin_menu" ); do_action( "admin_init" ); return $GLOBALS["did"];')).toEqual([
    ['menu', 'woocommerce', 'manage_woocommerce'],
    ['setting', 'adaos_pixel', 'adaos_pixel_sanitize'],
  ]);
  // By itself WordPress lets only who manages its options save a page.
  const saves = "return apply_filters( 'option_page_capability_adaos-profit-pixel', 'manage_options' );";
  expect(await run(saves)).toBe('manage_woocommerce');
});

test('removing the plugin removes its setting and what it has kept with orders', async () => {
  const [option, did] = (await run(`set_up(); define( 'WP_UNINSTALL_PLUGIN', 'x' ); require "/plugin/uninstall.php";
    return array( get_option( 'adaos_pixel' ), $GLOBALS['did'] );`)) as [unknown, string[][]];
  expect(option).toBe(false);
  const names = (await run('return ADAOS_PIXEL_META;')) as string[];
  expect(did.filter(([what]) => what === 'delete meta').map(([, name]) => name)).toEqual(names);
  expect(did.filter(([what]) => what === 'delete rows').map(([, table, name]) => [table, name])).toEqual(
    names.map((name) => ['wp_wc_orders_meta', name]),
  );
});
