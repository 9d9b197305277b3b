export interface Markup {
  readonly html: string;
  /** The rules of all that it shows. */
  readonly css: string;
}

/** A page as it is before any script has run: the content of its `#root`, and what its head says. */
export interface PrerenderedPage extends Markup {
  /** Path and query that it is shown at. */
  readonly address: string;
  readonly language: string;
  /** The locale in the way of Open Graph, e.g. `ro_RO`. */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly productName: string;
  /** The same page in each language, English first; empty for a page that search engines need not know. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
}

/** What a signed-in page shows before the app's code has come: a skeleton in each language, of which one is visible. */
export interface Skeletons extends Markup {
  /** The paths of the page. */
  readonly addresses: readonly string[];
  /** The language where the visitor has chosen none. */
  readonly language: string;
  readonly languages: readonly string[];
}

/** What the app built to run in Node offers. */
export interface Renderer {
  readonly addresses: readonly string[];
  /** Renders the page at an address of `addresses`. */
  render(address: string): Promise<PrerenderedPage>;
  renderSkeletons(): Promise<Skeletons>;
}
