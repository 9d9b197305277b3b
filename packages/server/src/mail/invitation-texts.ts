import type { Language } from '@adaos/api';
import type { LetterTexts } from './texts.ts';

/** What the mails that invite to a shop say; `{name}` is filled in. The space before French double signs is a no-break one. */
interface InvitationTexts {
  /** To an address without an account. */
  readonly invitation: LetterTexts;
  /** To the owner of an account. */
  readonly invitationToAccount: LetterTexts;
  /** How long the link is good. */
  readonly validity: string;
}

export const invitationTexts: Record<Language, InvitationTexts> = {
  en: {
    invitation: {
      subject: '{inviter} invites you to {shop} on Adaos',
      heading: 'Welcome to {shop}',
      intro:
        '{inviter} invites you to the shop {shop} on Adaos, where you can see what it really earns. Accept the invitation, then log in with the password that {inviter} gives you. You choose your own at the first login.',
      button: 'Accept invitation',
      ifNotYou: 'If you do not know what this is about, ignore this message: nothing happens without your consent.',
    },
    invitationToAccount: {
      subject: '{inviter} invites you to {shop} on Adaos',
      heading: 'Welcome to {shop}',
      intro:
        '{inviter} invites you to the shop {shop} on Adaos. You already have an account with this address: accept the invitation, then log in with your own password as usual. Until then, nobody learns that you have an account.',
      button: 'Accept invitation',
      ifNotYou: 'If you do not know what this is about, ignore this message: nothing happens without your consent.',
    },
    validity: 'The link works for 7 days.',
  },
  ro: {
    invitation: {
      subject: '{inviter} te invită la {shop} pe Adaos',
      heading: 'Bun venit la {shop}',
      intro:
        '{inviter} te invită la magazinul {shop} pe Adaos, unde vezi cât câștigă cu adevărat. Acceptă invitația, apoi intră în cont cu parola pe care o primești de la {inviter}. La prima intrare în cont îți alegi propria parolă.',
      button: 'Acceptă invitația',
      ifNotYou: 'Dacă nu știi despre ce este vorba, ignoră acest mesaj: fără acordul tău nu se întâmplă nimic.',
    },
    invitationToAccount: {
      subject: '{inviter} te invită la {shop} pe Adaos',
      heading: 'Bun venit la {shop}',
      intro:
        '{inviter} te invită la magazinul {shop} pe Adaos. Ai deja un cont cu această adresă: acceptă invitația, apoi intră în cont ca de obicei, cu parola ta. Până atunci, nimeni nu află că ai un cont.',
      button: 'Acceptă invitația',
      ifNotYou: 'Dacă nu știi despre ce este vorba, ignoră acest mesaj: fără acordul tău nu se întâmplă nimic.',
    },
    validity: 'Linkul este valabil 7 zile.',
  },
  fr: {
    invitation: {
      subject: '{inviter} vous invite à rejoindre {shop} sur Adaos',
      heading: 'Bienvenue chez {shop}',
      intro:
        '{inviter} vous invite à rejoindre la boutique {shop} sur Adaos, où vous voyez ce qu’elle gagne vraiment. Acceptez l’invitation, puis connectez-vous avec le mot de passe que {inviter} vous donnera. À la première connexion, vous choisirez le vôtre.',
      button: 'Accepter l’invitation',
      ifNotYou: 'Si vous ne savez pas de quoi il s’agit, ignorez ce message\u00A0: rien ne se passe sans votre accord.',
    },
    invitationToAccount: {
      subject: '{inviter} vous invite à rejoindre {shop} sur Adaos',
      heading: 'Bienvenue chez {shop}',
      intro:
        '{inviter} vous invite à rejoindre la boutique {shop} sur Adaos. Vous avez déjà un compte avec cette adresse\u00A0: acceptez l’invitation, puis connectez-vous comme d’habitude avec votre mot de passe. D’ici là, personne n’apprend que vous avez un compte.',
      button: 'Accepter l’invitation',
      ifNotYou: 'Si vous ne savez pas de quoi il s’agit, ignorez ce message\u00A0: rien ne se passe sans votre accord.',
    },
    validity: 'Le lien est valable 7 jours.',
  },
  es: {
    invitation: {
      subject: '{inviter} te invita a {shop} en Adaos',
      heading: 'Te damos la bienvenida a {shop}',
      intro:
        '{inviter} te invita a la tienda {shop} en Adaos, donde verás lo que gana de verdad. Acepta la invitación e inicia sesión con la contraseña que te dará {inviter}. La primera vez elegirás la tuya.',
      button: 'Aceptar invitación',
      ifNotYou: 'Si no sabes de qué se trata, ignora este mensaje: sin tu consentimiento no pasa nada.',
    },
    invitationToAccount: {
      subject: '{inviter} te invita a {shop} en Adaos',
      heading: 'Te damos la bienvenida a {shop}',
      intro:
        '{inviter} te invita a la tienda {shop} en Adaos. Ya tienes una cuenta con esta dirección: acepta la invitación e inicia sesión como siempre, con tu contraseña. Hasta entonces, nadie sabrá que tienes una cuenta.',
      button: 'Aceptar invitación',
      ifNotYou: 'Si no sabes de qué se trata, ignora este mensaje: sin tu consentimiento no pasa nada.',
    },
    validity: 'El enlace es válido durante 7 días.',
  },
  pt: {
    invitation: {
      subject: '{inviter} envia-lhe um convite para {shop} no Adaos',
      heading: 'Boas-vindas a {shop}',
      intro:
        'Recebeu de {inviter} um convite para a loja {shop} no Adaos, onde vê quanto ela ganha realmente. Aceite o convite e inicie sessão com a palavra-passe que {inviter} lhe indicar. No primeiro acesso escolhe a sua.',
      button: 'Aceitar convite',
      ifNotYou: 'Se não sabe do que se trata, ignore esta mensagem: sem o seu consentimento nada acontece.',
    },
    invitationToAccount: {
      subject: '{inviter} envia-lhe um convite para {shop} no Adaos',
      heading: 'Boas-vindas a {shop}',
      intro:
        '{inviter} envia-lhe um convite para a loja {shop} no Adaos. Já tem uma conta com este endereço: aceite o convite e inicie sessão como habitualmente, com a sua palavra-passe. Até lá, ninguém fica a saber que tem uma conta.',
      button: 'Aceitar convite',
      ifNotYou: 'Se não sabe do que se trata, ignore esta mensagem: sem o seu consentimento nada acontece.',
    },
    validity: 'A ligação é válida durante 7 dias.',
  },
};
