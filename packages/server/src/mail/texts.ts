import type { Language } from '@adaos/api';

export interface LetterTexts {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  /** What to do when the reader did not ask for it. */
  readonly ifNotYou: string;
}

interface MailTexts {
  readonly verify: LetterTexts;
  readonly alreadyRegistered: LetterTexts;
  /** As `alreadyRegistered`, for an account that has not been confirmed yet. */
  readonly stillUnconfirmed: LetterTexts;
  readonly validity: string;
  readonly forgotPassword: string;
  /** Before the address that the button leads to. */
  readonly linkHint: string;
  readonly footer: string;
}

/** What the mails say. The space before French double signs is a no-break one. */
export const mailTexts: Record<Language, MailTexts> = {
  en: {
    verify: {
      subject: 'Confirm your email for Adaos',
      heading: 'Confirm your email',
      intro: 'Welcome to Adaos. Confirm that this address is yours, then log in and see what your shop really earns.',
      button: 'Confirm email',
      ifNotYou:
        'If you did not create an account, ignore this message: an account that is not confirmed cannot be used.',
    },
    alreadyRegistered: {
      subject: 'You already have an Adaos account',
      heading: 'You already have an account',
      intro:
        'Someone, most likely you, has just tried to use this address for another Adaos account. An account with it already exists and has not changed.',
      button: 'Log in',
      ifNotYou: 'If it was not you, you do not have to do anything: your account has not changed.',
    },
    stillUnconfirmed: {
      subject: 'Your Adaos account is waiting to be confirmed',
      heading: 'Your account is waiting to be confirmed',
      intro:
        'Someone, most likely you, has just tried again to create an Adaos account with this address. To make sure that only you can use the account, choose its password now. That also confirms your email.',
      button: 'Choose password',
      ifNotYou:
        'If you did not create an account, ignore this message: an account that is not confirmed cannot be used.',
    },
    validity: 'The link works for 24 hours.',
    forgotPassword: 'Forgot your password? Choose a new one here:',
    linkHint: 'If the button does not work, copy this address into your browser:',
    footer: 'You receive this email because someone entered your address on Adaos.',
  },
  ro: {
    verify: {
      subject: 'Confirmă adresa de e-mail pentru Adaos',
      heading: 'Confirmă adresa de e-mail',
      intro:
        'Bun venit la Adaos! Confirmă că această adresă îți aparține, apoi intră în cont și vezi cât câștigă cu adevărat magazinul tău.',
      button: 'Confirmă adresa',
      ifNotYou: 'Dacă nu tu ai creat contul, ignoră acest mesaj: un cont neconfirmat nu poate fi folosit.',
    },
    alreadyRegistered: {
      subject: 'Ai deja un cont Adaos',
      heading: 'Ai deja un cont',
      intro:
        'Cineva, cel mai probabil tu, tocmai a încercat să folosească această adresă pentru alt cont Adaos. Există deja un cont cu această adresă, iar acesta a rămas neschimbat.',
      button: 'Intră în cont',
      ifNotYou: 'Dacă nu ai fost tu, nu trebuie să faci nimic: contul tău nu s-a schimbat.',
    },
    stillUnconfirmed: {
      subject: 'Contul tău Adaos așteaptă confirmarea',
      heading: 'Contul tău așteaptă confirmarea',
      intro:
        'Cineva, cel mai probabil tu, tocmai a încercat din nou să creeze un cont Adaos cu această adresă. Ca să fie sigur că accesul îți aparține doar ție, alege acum parola contului. Astfel confirmi și adresa de e-mail.',
      button: 'Alege parola',
      ifNotYou: 'Dacă nu tu ai creat contul, ignoră acest mesaj: un cont neconfirmat nu poate fi folosit.',
    },
    validity: 'Linkul este valabil 24 de ore.',
    forgotPassword: 'Ai uitat parola? Alege una nouă aici:',
    linkHint: 'Dacă butonul nu funcționează, copiază această adresă în browser:',
    footer: 'Primești acest e-mail pentru că adresa ta a fost introdusă pe Adaos.',
  },
  fr: {
    verify: {
      subject: 'Confirmez votre adresse e-mail pour Adaos',
      heading: 'Confirmez votre adresse e-mail',
      intro:
        'Bienvenue chez Adaos. Confirmez que cette adresse est bien la vôtre, puis connectez-vous et découvrez ce que votre boutique gagne vraiment.',
      button: 'Confirmer l’adresse',
      ifNotYou:
        'Si vous n’avez pas créé de compte, ignorez ce message\u00A0: un compte non confirmé ne peut pas être utilisé.',
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte Adaos',
      heading: 'Vous avez déjà un compte',
      intro:
        'Quelqu’un, sans doute vous, vient d’essayer d’utiliser cette adresse pour un autre compte Adaos. Un compte existe déjà avec cette adresse, et il n’a pas changé.',
      button: 'Se connecter',
      ifNotYou: 'Si ce n’était pas vous, vous n’avez rien à faire\u00A0: votre compte n’a pas changé.',
    },
    stillUnconfirmed: {
      subject: 'Votre compte Adaos attend sa confirmation',
      heading: 'Votre compte attend sa confirmation',
      intro:
        'Quelqu’un, sans doute vous, vient d’essayer à nouveau de créer un compte Adaos avec cette adresse. Pour que vous soyez la seule personne à y avoir accès, choisissez maintenant le mot de passe du compte. Cela confirme aussi votre adresse e-mail.',
      button: 'Choisir le mot de passe',
      ifNotYou:
        'Si vous n’avez pas créé de compte, ignorez ce message\u00A0: un compte non confirmé ne peut pas être utilisé.',
    },
    validity: 'Le lien est valable 24 heures.',
    forgotPassword: 'Mot de passe oublié\u00A0? Choisissez-en un nouveau ici\u00A0:',
    linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00A0:',
    footer: 'Vous recevez cet e-mail parce que votre adresse a été saisie sur Adaos.',
  },
  es: {
    verify: {
      subject: 'Confirma tu correo electrónico para Adaos',
      heading: 'Confirma tu correo electrónico',
      intro:
        'Te damos la bienvenida a Adaos. Confirma que esta dirección es tuya, inicia sesión y mira lo que tu tienda gana de verdad.',
      button: 'Confirmar correo',
      ifNotYou: 'Si no has creado ninguna cuenta, ignora este mensaje: una cuenta sin confirmar no se puede usar.',
    },
    alreadyRegistered: {
      subject: 'Ya tienes una cuenta de Adaos',
      heading: 'Ya tienes una cuenta',
      intro:
        'Alguien, seguramente tú, acaba de intentar usar esta dirección para otra cuenta de Adaos. Ya existe una cuenta con esta dirección y no ha cambiado.',
      button: 'Iniciar sesión',
      ifNotYou: 'Si no has sido tú, no tienes que hacer nada: tu cuenta no ha cambiado.',
    },
    stillUnconfirmed: {
      subject: 'Tu cuenta de Adaos está pendiente de confirmación',
      heading: 'Tu cuenta está pendiente de confirmación',
      intro:
        'Alguien, seguramente tú, acaba de intentar de nuevo crear una cuenta de Adaos con esta dirección. Para que solo tú tengas acceso, elige ahora la contraseña de la cuenta. Así también confirmas tu correo electrónico.',
      button: 'Elegir contraseña',
      ifNotYou: 'Si no has creado ninguna cuenta, ignora este mensaje: una cuenta sin confirmar no se puede usar.',
    },
    validity: 'El enlace es válido durante 24 horas.',
    forgotPassword: '¿Has olvidado la contraseña? Elige una nueva aquí:',
    linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    footer: 'Recibes este correo porque tu dirección se ha introducido en Adaos.',
  },
  pt: {
    verify: {
      subject: 'Confirme o seu e-mail para o Adaos',
      heading: 'Confirme o seu e-mail',
      intro:
        'Boas-vindas ao Adaos. Confirme que este endereço é seu, inicie sessão e veja quanto a sua loja ganha realmente.',
      button: 'Confirmar e-mail',
      ifNotYou: 'Se não criou uma conta, ignore esta mensagem: uma conta por confirmar não pode ser utilizada.',
    },
    alreadyRegistered: {
      subject: 'Já tem uma conta Adaos',
      heading: 'Já tem uma conta',
      intro:
        'Acabou de ser feita uma tentativa de usar este endereço para outra conta Adaos, muito provavelmente por si. Já existe uma conta com este endereço, que se mantém inalterada.',
      button: 'Iniciar sessão',
      ifNotYou: 'Se não fez este pedido, não precisa de fazer nada: a sua conta não mudou.',
    },
    stillUnconfirmed: {
      subject: 'A sua conta Adaos aguarda confirmação',
      heading: 'A sua conta aguarda confirmação',
      intro:
        'Acabou de ser feita uma nova tentativa de criar uma conta Adaos com este endereço, muito provavelmente por si. Para que só o titular deste e-mail tenha acesso, escolha agora a palavra-passe da conta. Assim, confirma também o seu e-mail.',
      button: 'Escolher palavra-passe',
      ifNotYou: 'Se não criou uma conta, ignore esta mensagem: uma conta por confirmar não pode ser utilizada.',
    },
    validity: 'A ligação é válida durante 24 horas.',
    forgotPassword: 'Esqueceu-se da palavra-passe? Escolha uma nova aqui:',
    linkHint: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
    footer: 'Recebe este e-mail porque o seu endereço foi introduzido no Adaos.',
  },
};
