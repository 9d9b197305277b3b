import type { useUpdateProfile } from '../../queries/account.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './SettingsPage.messages.ts';

/** Removes the picture of a profile, and offers to put it back. */
export function useRemovePicture(update: ReturnType<typeof useUpdateProfile>) {
  return (profile: { name: string; email: string; avatar: string | null }) =>
    update.mutate(
      { ...profile, avatar: null },
      { onSuccess: () => sayDone(messages.pictureRemoved, () => update.mutateAsync(profile)) },
    );
}
