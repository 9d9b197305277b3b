import type { Language } from '@adaos/api';
import type { LetterTexts } from './texts.ts';

/** What the mails about an account's safety say; `{name}` is filled in. The space before French double signs is a no-break one. */
interface SecurityTexts {
  readonly reset: LetterTexts;
  readonly passwordChanged: LetterTexts;
  readonly newDevice: LetterTexts;
  readonly changeEmail: LetterTexts;
  readonly emailChanging: LetterTexts;
  /** How long the link of `reset` is good. */
  readonly once: string;
  readonly unknownDevice: string;
}

export const securityTexts: Record<Language, SecurityTexts> = {
  en: {
    reset: {
      subject: 'Choose a new password for Adaos',
      heading: 'Choose a new password',
      intro: 'Someone, most likely you, has asked for a new password for your Adaos account.',
      button: 'Choose password',
      ifNotYou: 'If it was not you, ignore this message: your password does not change.',
    },
    passwordChanged: {
      subject: 'Your Adaos password was changed',
      heading: 'Your password was changed',
      intro:
        'The password of your Adaos account has just been changed. All other sessions with the old password have ended.',
      button: 'Set a new password',
      ifNotYou:
        'If it was you, there is nothing to do. If it was not, set a new password now: we send you a link by email.',
    },
    newDevice: {
      subject: 'New login to your Adaos account',
      heading: 'A new login',
      intro: 'Someone logged in to your Adaos account from a new browser: {device}, {time}.',
      button: 'See my sessions',
      ifNotYou: 'If it was not you, end that session under Settings, Security, and change your password.',
    },
    changeEmail: {
      subject: 'Confirm your new email for Adaos',
      heading: 'Confirm your new email',
      intro:
        'You asked to use this address for your Adaos account. It takes effect once you confirm it; until then, the old one stays active.',
      button: 'Confirm new email',
      ifNotYou: 'If it was not you, ignore this message: nothing changes.',
    },
    emailChanging: {
      subject: 'The email of your Adaos account is about to change',
      heading: 'Your email is about to change',
      intro:
        'Someone, most likely you, has asked to use the address {email} for your Adaos account. It replaces this address once it is confirmed.',
      button: 'Set a new password',
      ifNotYou:
        'If it was you, there is nothing to do. If it was not, set a new password now: we send you a link by email, and the change is cancelled.',
    },
    once: 'The link works once, for 24 hours.',
    unknownDevice: 'an unknown browser',
  },
  ro: {
    reset: {
      subject: 'Alege o parolă nouă pentru Adaos',
      heading: 'Alege o parolă nouă',
      intro: 'Cineva, cel mai probabil tu, a cerut o parolă nouă pentru contul tău Adaos.',
      button: 'Alege parola',
      ifNotYou: 'Dacă nu ai fost tu, ignoră acest mesaj: parola ta rămâne neschimbată.',
    },
    passwordChanged: {
      subject: 'Parola contului tău Adaos a fost schimbată',
      heading: 'Parola ta a fost schimbată',
      intro:
        'Parola contului tău Adaos tocmai a fost schimbată. Toate celelalte sesiuni deschise cu parola veche au fost închise.',
      button: 'Setează o parolă nouă',
      ifNotYou:
        'Dacă ai fost tu, nu trebuie să faci nimic. Dacă nu, setează imediat o parolă nouă: primești un link pe e-mail.',
    },
    newDevice: {
      subject: 'Intrare nouă în contul tău Adaos',
      heading: 'O intrare nouă în cont',
      intro: 'Contul tău Adaos a fost deschis dintr-un browser nou: {device}, {time}.',
      button: 'Vezi sesiunile mele',
      ifNotYou: 'Dacă nu ai fost tu, închide acea sesiune din setări, la Securitate, și schimbă parola.',
    },
    changeEmail: {
      subject: 'Confirmă noua adresă de e-mail pentru Adaos',
      heading: 'Confirmă noua adresă de e-mail',
      intro:
        'Ai cerut ca această adresă să fie folosită pentru contul tău Adaos. Devine valabilă după ce o confirmi; până atunci rămâne cea veche.',
      button: 'Confirmă noua adresă',
      ifNotYou: 'Dacă nu ai fost tu, ignoră acest mesaj: nu se schimbă nimic.',
    },
    emailChanging: {
      subject: 'Adresa de e-mail a contului tău Adaos urmează să se schimbe',
      heading: 'Adresa ta de e-mail urmează să se schimbe',
      intro:
        'Cineva, cel mai probabil tu, a cerut ca adresa {email} să fie folosită pentru contul tău Adaos. O va înlocui pe aceasta imediat ce este confirmată.',
      button: 'Setează o parolă nouă',
      ifNotYou:
        'Dacă ai fost tu, nu trebuie să faci nimic. Dacă nu, setează imediat o parolă nouă: primești un link pe e-mail, iar schimbarea este anulată.',
    },
    once: 'Linkul poate fi folosit o singură dată, timp de 24 de ore.',
    unknownDevice: 'un browser necunoscut',
  },
  fr: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe pour Adaos',
      heading: 'Choisissez un nouveau mot de passe',
      intro: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Adaos.',
      button: 'Choisir le mot de passe',
      ifNotYou: 'Si ce n’était pas vous, ignorez ce message\u00A0: votre mot de passe reste inchangé.',
    },
    passwordChanged: {
      subject: 'Le mot de passe de votre compte Adaos a été modifié',
      heading: 'Votre mot de passe a été modifié',
      intro:
        'Le mot de passe de votre compte Adaos vient d’être modifié. Toutes les autres sessions ouvertes avec l’ancien ont été fermées.',
      button: 'Définir un nouveau mot de passe',
      ifNotYou:
        'Si c’était vous, vous n’avez rien à faire. Sinon, définissez tout de suite un nouveau mot de passe\u00A0: vous recevrez un lien par e-mail.',
    },
    newDevice: {
      subject: 'Nouvelle connexion à votre compte Adaos',
      heading: 'Une nouvelle connexion',
      intro: 'Votre compte Adaos a été ouvert depuis un navigateur encore inconnu\u00A0: {device}, {time}.',
      button: 'Voir mes sessions',
      ifNotYou:
        'Si ce n’était pas vous, fermez cette session dans les paramètres, sous Sécurité, et changez votre mot de passe.',
    },
    changeEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail pour Adaos',
      heading: 'Confirmez votre nouvelle adresse e-mail',
      intro:
        'Vous avez demandé à utiliser cette adresse pour votre compte Adaos. Elle sera valable une fois confirmée\u00A0; d’ici là, l’ancienne reste en place.',
      button: 'Confirmer la nouvelle adresse',
      ifNotYou: 'Si ce n’était pas vous, ignorez ce message\u00A0: rien ne change.',
    },
    emailChanging: {
      subject: 'L’adresse e-mail de votre compte Adaos va changer',
      heading: 'Votre adresse e-mail va changer',
      intro:
        'Quelqu’un, sans doute vous, a demandé à utiliser l’adresse {email} pour votre compte Adaos. Elle remplacera celle-ci dès qu’elle sera confirmée.',
      button: 'Définir un nouveau mot de passe',
      ifNotYou:
        'Si c’était vous, vous n’avez rien à faire. Sinon, définissez tout de suite un nouveau mot de passe\u00A0: vous recevrez un lien par e-mail, et le changement sera annulé.',
    },
    once: 'Le lien est valable une seule fois, pendant 24 heures.',
    unknownDevice: 'un navigateur inconnu',
  },
  es: {
    reset: {
      subject: 'Elige una contraseña nueva para Adaos',
      heading: 'Elige una contraseña nueva',
      intro: 'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Adaos.',
      button: 'Elegir contraseña',
      ifNotYou: 'Si no has sido tú, ignora este mensaje: tu contraseña no cambia.',
    },
    passwordChanged: {
      subject: 'Se ha cambiado la contraseña de tu cuenta de Adaos',
      heading: 'Tu contraseña ha cambiado',
      intro:
        'Se acaba de cambiar la contraseña de tu cuenta de Adaos. Las demás sesiones abiertas con la anterior se han cerrado.',
      button: 'Cambiar la contraseña',
      ifNotYou:
        'Si has sido tú, no tienes que hacer nada. Si no, cambia la contraseña cuanto antes: recibirás un enlace por correo.',
    },
    newDevice: {
      subject: 'Nuevo inicio de sesión en tu cuenta de Adaos',
      heading: 'Un nuevo inicio de sesión',
      intro: 'Se ha abierto tu cuenta de Adaos desde un navegador nuevo: {device}, {time}.',
      button: 'Ver mis sesiones',
      ifNotYou: 'Si no has sido tú, cierra esa sesión en los ajustes, en Seguridad, y cambia tu contraseña.',
    },
    changeEmail: {
      subject: 'Confirma tu nuevo correo para Adaos',
      heading: 'Confirma tu nuevo correo',
      intro:
        'Has pedido usar esta dirección en tu cuenta de Adaos. Se activará cuando la confirmes; hasta entonces sigue la anterior.',
      button: 'Confirmar nuevo correo',
      ifNotYou: 'Si no has sido tú, ignora este mensaje: no cambia nada.',
    },
    emailChanging: {
      subject: 'El correo de tu cuenta de Adaos está a punto de cambiar',
      heading: 'Tu correo está a punto de cambiar',
      intro:
        'Alguien, seguramente tú, ha pedido usar la dirección {email} en tu cuenta de Adaos. Sustituirá a esta en cuanto se confirme.',
      button: 'Cambiar la contraseña',
      ifNotYou:
        'Si has sido tú, no tienes que hacer nada. Si no, cambia la contraseña cuanto antes: recibirás un enlace por correo y el cambio se anulará.',
    },
    once: 'El enlace sirve una sola vez, durante 24 horas.',
    unknownDevice: 'un navegador desconocido',
  },
  pt: {
    reset: {
      subject: 'Escolha uma nova palavra-passe para o Adaos',
      heading: 'Escolha uma nova palavra-passe',
      intro: 'Foi pedida uma nova palavra-passe para a sua conta Adaos, muito provavelmente por si.',
      button: 'Escolher palavra-passe',
      ifNotYou: 'Se não fez este pedido, ignore esta mensagem: a sua palavra-passe não muda.',
    },
    passwordChanged: {
      subject: 'A palavra-passe da sua conta Adaos foi alterada',
      heading: 'A sua palavra-passe foi alterada',
      intro:
        'A palavra-passe da sua conta Adaos acabou de ser alterada. As outras sessões abertas com a anterior foram terminadas.',
      button: 'Definir nova palavra-passe',
      ifNotYou:
        'Se foi o seu pedido, não precisa de fazer nada. Caso contrário, defina já uma nova palavra-passe: receberá uma ligação por e-mail.',
    },
    newDevice: {
      subject: 'Novo início de sessão na sua conta Adaos',
      heading: 'Um novo início de sessão',
      intro: 'A sua conta Adaos foi aberta num navegador novo: {device}, {time}.',
      button: 'Ver as minhas sessões',
      ifNotYou:
        'Se não reconhece este acesso, termine essa sessão nas definições, em Segurança, e altere a palavra-passe.',
    },
    changeEmail: {
      subject: 'Confirme o seu novo e-mail para o Adaos',
      heading: 'Confirme o seu novo e-mail',
      intro:
        'Pediu para usar este endereço na sua conta Adaos. Fica ativo depois de o confirmar; até lá mantém-se o anterior.',
      button: 'Confirmar novo e-mail',
      ifNotYou: 'Se não fez este pedido, ignore esta mensagem: nada muda.',
    },
    emailChanging: {
      subject: 'O e-mail da sua conta Adaos está prestes a mudar',
      heading: 'O seu e-mail está prestes a mudar',
      intro:
        'Foi pedido o uso do endereço {email} na sua conta Adaos, muito provavelmente por si. Substituirá este assim que for confirmado.',
      button: 'Definir nova palavra-passe',
      ifNotYou:
        'Se foi o seu pedido, não precisa de fazer nada. Caso contrário, defina já uma nova palavra-passe: receberá uma ligação por e-mail e a mudança será cancelada.',
    },
    once: 'A ligação só pode ser usada uma vez, durante 24 horas.',
    unknownDevice: 'um navegador desconhecido',
  },
};
