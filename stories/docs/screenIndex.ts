/** What Storybook's own index says about a story or a page. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: string[];
}

export interface ScreenState {
  id: string;
  name: string;
}

export interface Screen {
  /** As in the tree, without `screens/`. */
  title: string;
  /** The states that most screens have, by their names in `COMMON_STATES`. */
  common: Partial<Record<CommonState, ScreenState>>;
  /** All its other states. */
  others: ScreenState[];
  /** The stories that act rather than show. */
  journeys: ScreenState[];
}

/** The states that a screen is designed in, where they can occur. */
export const COMMON_STATES = ['Ready', 'Loading', 'Empty', 'Error', 'Sample', 'Long text', 'Phone'] as const;
type CommonState = (typeof COMMON_STATES)[number];

/** A story's name without the requirements that it proves: `[OVER-1] Ready` → `Ready`. */
const plainName = (name: string) => name.replace(/^(?:\[[^\]]*\]\s*)+/, '') || name;

const commonStateOf = (name: string) =>
  COMMON_STATES.find((state) => state.toLowerCase() === plainName(name).toLowerCase());

/** Every screen with every one of its stories, each exactly once, by the index of the whole Storybook. */
export function screensOf(entries: Readonly<Record<string, IndexEntry>>): Screen[] {
  const screens = new Map<string, Screen>();
  for (const { id, title, name, type, tags } of Object.values(entries)) {
    if (type !== 'story' || !/^screens\//i.test(title)) continue;
    const shown = title.replace(/^screens\//i, '');
    const screen = screens.get(shown) ?? { title: shown, common: {}, others: [], journeys: [] };
    screens.set(shown, screen);
    const state = { id, name: plainName(name) };
    const common = commonStateOf(name);
    if (common && !screen.common[common]) screen.common[common] = state;
    else (tags?.includes('play-fn') && tags.includes('no-visual') ? screen.journeys : screen.others).push(state);
  }
  return [...screens.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}
