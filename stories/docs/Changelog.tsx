import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../packages/ui/CHANGELOG.md?raw';

const notes = import.meta.glob<string>(['../../.changeset/*.md', '!../../.changeset/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const withoutFrontMatter = (note: string) => note.replace(/^---\n[\s\S]*?\n---\n/, '').trim();

/** What the next version brings, by the notes that have gathered, and what each version before it brought. */
export function Changelog() {
  const coming = Object.values(notes).map(withoutFrontMatter);
  return (
    <>
      {coming.length > 0 && (
        <Markdown>{`## Next\n\n${coming.map((note) => `- ${note.replaceAll('\n', ' ')}`).join('\n')}`}</Markdown>
      )}
      <Markdown>{changelog.replace(/^# .*\n/, '')}</Markdown>
    </>
  );
}
