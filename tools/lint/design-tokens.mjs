// A rule for oxlint: a style of the component library takes its values from the design tokens, through the theme. Each
// message names the way. What means no choice of design is let through: 0, 1 where it is a factor, percentages, and units
// that follow the text, the view or the container (em, ch, vw, dvh, cqi, fr).

const SPACES =
  /^(?:padding|margin)(?:Top|Right|Bottom|Left|Inline|Block|InlineStart|InlineEnd|BlockStart|BlockEnd)?$|^(?:row|column)?[gG]ap$|^scroll(?:Margin|Padding)(?:Top|Bottom)?$/;
const SIZES =
  /^(?:min|max)?(?:[wW]idth|[hH]eight|InlineSize|BlockSize)$|^(?:top|right|bottom|left|inset|flexBasis)$|^(?:inset(?:Inline|Block)(?:Start|End)?)$|^(?:border(?:Top|Right|Bottom|Left)?|outline)Width$|^outlineOffset$|^(?:translate|tickSize|axisWidth)$/;
const RADII = /^(?:border(?:(?:Top|Bottom)(?:Left|Right))?R|r)adius$/;
const TYPE = /^(?:fontSize|letterSpacing|lineHeight)$/;

const HINTS = {
  weight: 'a weight of the theme: `fontWeight: "strong"` in sx, `theme.typography.fontWeightStrong` elsewhere',
  layer: 'a layer of the theme: `zIndex: "raised"` in sx, `theme.zIndex.raised` elsewhere',
  type: 'a variant of the theme (`typography: "bodyLarge"`, `...theme.typography.bodyLarge`) or a size of the tokens',
  radius: 'a radius of the theme: `theme.radii.card`',
  space: 'the grid: `theme.spacing(2)`, or a token of `theme.space`',
  size: 'the grid (`theme.spacing(5)`) or a token of `theme.size`',
  length: 'the grid (`theme.spacing(2)`), a token of the theme, or `theme.mixins.hairline(colour)` for a line',
  time: '`theme.transitions.create("opacity")`, or a token of `motion`',
  colour: 'a colour of the theme: `theme.vars.palette…`',
};

const TEXTS = [
  ['length', /(?<![\w.#-])-?(?!0(?:\.0+)?(?:px|rem|pt)\b)(?:\d+\.?\d*|\.\d+)(?:px|rem|pt)\b/],
  ['time', /(?<![\w.#-])(?!0m?s\b)(?:\d+\.?\d*|\.\d+)m?s\b/],
  ['colour', /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i],
];

/** The data of an SVG path, where `8.5s` is a curve. */
const SVG_PATH = /^[Mm][\d.\s-]+[A-Za-z]/;

const nameOf = (key) => (key.type === 'Identifier' ? key.name : typeof key.value === 'string' ? key.value : undefined);

/**
 * The numbers that a property may get: `{ xs: 1, md: 2 }`, `a ? 1 : 2`, `-1`, `width - 12`, `Math.max(240, rows)`, and the constants of
 * the file by their names.
 */
function* numbersIn(node, constants = new Map()) {
  const within = (...nodes) => nodes.flatMap((each) => [...numbersIn(each, constants)]);
  if (node?.type === 'Literal' && typeof node.value === 'number') yield [node, node.value];
  else if (node?.type === 'Identifier') yield* within(constants.get(node.name));
  else if (node?.type === 'TSAsExpression' || node?.type === 'JSXExpressionContainer') yield* within(node.expression);
  else if (node?.type === 'UnaryExpression' && node.operator === '-') {
    for (const [inner, value] of within(node.argument)) yield [inner, -value];
  } else if (node?.type === 'ConditionalExpression') yield* within(node.consequent, node.alternate);
  else if (node?.type === 'LogicalExpression') yield* within(node.right);
  // Two more than a radius of the theme follows the theme.
  else if (
    node?.type === 'BinaryExpression' &&
    ![node.left, node.right].some(({ type }) => type === 'MemberExpression')
  ) {
    if (node.operator === '+' || node.operator === '-') yield* within(node.left, node.right);
    else if (node.operator === '*')
      yield* within(...[node.left, node.right].filter((side) => side.type === 'Identifier'));
  } else if (node?.type === 'CallExpression') {
    if (node.callee.object?.name === 'Math') yield* within(...node.arguments);
  } else if (node?.type === 'ObjectExpression') yield* within(...node.properties.map(({ value }) => value));
}

/** The numbers among the constants of a file, by their names. */
const constantsOf = ({ body }) =>
  new Map(
    declared(body)
      .filter(({ init }) => init?.type === 'Literal' || init?.type === 'BinaryExpression')
      .map(({ id, init }) => [id.name, init]),
  );

/** The names of the parameters of a file's own functions, by theirs. */
function parametersOf({ body }) {
  const functions = body
    .map((each) => each.declaration ?? each)
    .filter(({ type }) => type === 'FunctionDeclaration')
    .map((one) => [one.id.name, one.params]);
  const arrows = declared(body).flatMap(({ id, init }) =>
    init?.type === 'ArrowFunctionExpression' ? [[id.name, init.params]] : [],
  );
  return new Map(
    [...functions, ...arrows].map(([name, params]) => [name, params.map((each) => (each.left ?? each).name)]),
  );
}

const declared = (body) =>
  body.flatMap((each) => {
    const { type, declarations } = each.declaration ?? each;
    return type === 'VariableDeclaration' ? declarations : [];
  });

/** Inside `styled(…)(…)` a number is px; in `sx` a distance is a multiple of the grid. */
function inStyled(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'JSXAttribute') return false;
    if (at.type === 'CallExpression') {
      const { callee } = at;
      const name = callee.type === 'CallExpression' ? callee.callee.name : callee.name;
      if (name === 'styled' || name === 'memoTheme') return true;
    }
  }
  return false;
}

function hintOf(name, value, node, pxOnly) {
  if (value === 0) return undefined;
  if (name === 'fontWeight') return 'weight';
  if (name === 'zIndex') return 'layer';
  if (RADII.test(name)) return 'radius';
  if (TYPE.test(name)) return name === 'lineHeight' && value === 1 ? undefined : 'type';
  if (SPACES.test(name)) return pxOnly || inStyled(node) ? 'space' : undefined;
  if (SIZES.test(name))
    return Math.abs(value) > 1 || /^(?:top|right|bottom|left|inset)/.test(name) ? 'size' : undefined;
  return undefined;
}

const noRawStyle = {
  meta: { type: 'problem', schema: [], docs: { description: 'Styles take their values from the design tokens.' } },
  create(context) {
    const pxOnly = /theme[\\/]overrides/.test(context.filename ?? context.getFilename());
    const report = (node, what, raw) =>
      context.report({ node, message: `${raw} is a value of its own: take ${HINTS[what]}.` });
    const readText = (node, text) => {
      for (const [what, pattern] of TEXTS) {
        const found = pattern.exec(text);
        if (found) report(node, what, found[0]);
      }
    };
    let constants = new Map();
    let parameters = new Map();
    /** A constant is reported once, where it is given. */
    const reported = new Set();
    const check = (name, value, node, px = pxOnly) => {
      for (const [at, number] of numbersIn(value, constants)) {
        const what = hintOf(name, number, node, px);
        if (!what || reported.has(at)) continue;
        reported.add(at);
        report(at, what, `${name}: ${number}`);
      }
    };
    return {
      Program(node) {
        constants = constantsOf(node);
        parameters = parametersOf(node);
      },
      // `const GAP = 12`, whatever it is used for.
      VariableDeclarator({ id, init }) {
        const named = /^(?:[A-Z]+_)*(SIZE|WIDTH|HEIGHT|GAP|RADIUS|PADDING|MARGIN)$/.exec(id.name ?? '')?.[1];
        if (named && init?.type === 'Literal')
          check(named === 'SIZE' ? 'width' : named.toLowerCase(), init, init, true);
      },
      Property(node) {
        const name = nameOf(node.key);
        if (name === undefined) return;
        if (node.value.type === 'AssignmentPattern') check(name, node.value.right, node);
        else check(name, node.value, node);
      },
      JSXAttribute(node) {
        // A drawing has coordinates of its own; a skeleton is as high as what comes in its place.
        if (/^[a-z]|Skeleton$/.test(node.parent.name.name ?? '')) return;
        if (typeof node.name.name === 'string')
          check(node.name.name === 'size' ? 'width' : node.name.name, node.value, node);
      },
      CallExpression(node) {
        const names = parameters.get(node.callee.name) ?? [];
        for (const [index, value] of node.arguments.entries())
          if (names[index] !== undefined) check(names[index], value, node);
      },
      Literal(node) {
        if (typeof node.value !== 'string' || /^(?:Import|Export)/.test(node.parent?.type)) return;
        if (!SVG_PATH.test(node.value)) readText(node, node.value);
      },
      TemplateElement(node) {
        readText(node, node.value.cooked ?? node.value.raw);
      },
    };
  },
};

const plugin = { meta: { name: 'adaos' }, rules: { 'no-raw-style': noRawStyle } };
export default plugin;
