import type { Actor } from '../../services/actor.ts';
import type { RouteModule } from '../app/build-app.ts';
import { ProblemError } from '../problems.ts';
import { changeOwnPassword } from '../../auth/set-password.ts';
import { accountTools } from '../../auth/tools.ts';
import { changePreferences, changeProfile } from '../../profile/change.ts';
import { readProfile } from '../../profile/read.ts';

/** The own profile and settings. */
export const profileRoutes: RouteModule = (_app, implement, services) => {
  const { passwordRules } = accountTools(services);
  const profileOf = (actor: Actor) => services.database.readShop(actor.shopId, (trx) => readProfile(trx, actor));

  implement('getProfile', ({ actor }) => profileOf(actor));

  implement('updateProfile', async ({ actor, body, request }) => {
    await changeProfile(services, actor, body, request.ip);
    return profileOf(actor);
  });

  implement('updatePreferences', async ({ actor, body }) => {
    await changePreferences(services, actor, body);
    return profileOf(actor);
  });

  implement('changePasswordInSettings', async ({ actor, body }) => {
    const { oldPassword, newPassword, confirmPassword } = body;
    if (newPassword !== confirmPassword) {
      const message = 'The two new passwords are not the same.';
      throw new ProblemError(422, 'passwords_differ', message, { fields: { confirmPassword: message } });
    }
    await changeOwnPassword(services, actor, { oldPassword, newPassword, least: passwordRules.settings });
    return { ok: true as const };
  });
};
