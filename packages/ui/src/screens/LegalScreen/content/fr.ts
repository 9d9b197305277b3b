import type { LegalContent } from '../types.ts';

const version = '2026-11-26';

export const legalContent: LegalContent = {
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Ce que vous pouvez attendre de {product}, ce que nous attendons de vous et ce que cela coûte.',
    version,
    sections: [
      {
        id: 'parties',
        title: 'Entre qui ces conditions s’appliquent',
        body: [
          '{product} est exploité par {company} (« nous »). Vous êtes l’entreprise qui ouvre un compte et les personnes qui l’utilisent en son nom. Le service s’adresse aux entreprises ; il n’est pas proposé aux consommateurs.',
        ],
      },
      {
        id: 'service',
        title: 'Ce que fait le service',
        body: [
          '{product} lit les commandes, les coûts et les dépenses publicitaires de votre boutique en ligne, calcule ce que vous gagnez et fait des suggestions : prix, budgets publicitaires, stocks, fournisseurs et commandes qui peuvent être frauduleuses.',
          'Les prévisions, les scores et les textes produits par le service sont des estimations. Ils vous aident à décider ; ils ne décident pas à votre place et ne constituent pas un conseil juridique, fiscal ou financier.',
        ],
      },
      {
        id: 'account',
        title: 'Votre compte',
        body: [
          'La personne qui inscrit une entreprise devient l’administrateur de sa boutique ; elle peut inviter d’autres personnes et leur donner un rôle. Gardez vos mots de passe secrets, prévenez-nous à {email} dès que vous soupçonnez qu’un tiers utilise votre compte, et tenez vos informations à jour.',
        ],
      },
      {
        id: 'price',
        title: 'Essai, offres et paiement',
        body: [
          'Une nouvelle boutique peut être essayée gratuitement, pendant la durée indiquée à l’inscription et sans carte bancaire. Ensuite, elle reste en lecture seule jusqu’au choix d’une offre.',
          'Les offres se paient d’avance, chaque mois, au prix affiché lors de la souscription, augmenté de la TVA le cas échéant. Un changement d’offre prend effet à la facturation suivante. Vous pouvez résilier à tout moment ; le service se poursuit jusqu’à la fin de la période payée. Si un prix augmente, nous vous prévenons au moins 30 jours avant.',
        ],
      },
      {
        id: 'data',
        title: 'Vos données',
        body: [
          'Ce que vous apportez dans {product} reste à vous. Vous nous autorisez à le traiter dans la mesure nécessaire au service et vous vous assurez d’avoir le droit de nous le confier. Le traitement des données personnelles est décrit dans la politique de confidentialité et, pour les données de vos clients, dans les conditions de la page RGPD.',
        ],
      },
      {
        id: 'use',
        title: 'Bon usage',
        body: [
          'Vous ne pouvez pas utiliser le service :',
          [
            'pour enfreindre la loi ou les droits d’autrui ;',
            'pour tester, surcharger ou contourner sa sécurité, sauf accord avec nous ;',
            'au-delà des limites de votre offre, ni pour le revendre ;',
            'pour prendre automatiquement une décision concernant une personne, sans qu’un humain examine le cas.',
          ],
        ],
      },
      {
        id: 'availability',
        title: 'Disponibilité et assistance',
        body: [
          'Nous exploitons le service avec soin, conservons des sauvegardes et corrigeons rapidement les pannes. Les maintenances qui l’interrompent sont annoncées. Nous répondons aux questions en 24 heures environ, du lundi au vendredi, de 9 h à 18 h (CET).',
        ],
      },
      {
        id: 'liability',
        title: 'Responsabilité',
        body: [
          'Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde et d’atteinte à la vie, au corps ou à la santé. En cas de faute légère, nous ne répondons que du manquement à une obligation essentielle, et seulement du dommage typique et prévisible, à hauteur de ce que vous avez payé au cours des douze mois précédents. Les dispositions impératives restent applicables.',
        ],
      },
      {
        id: 'end',
        title: 'Fin du contrat',
        body: [
          'Chaque partie peut mettre fin au contrat à la fin d’une période de facturation, et à tout moment pour un motif grave. Pendant les 30 jours suivants, vous pouvez encore exporter vos données ; nous les supprimons ensuite, sauf celles que la loi nous oblige à conserver.',
        ],
      },
      {
        id: 'changes',
        title: 'Modifications et droit applicable',
        body: [
          'Nous vous informons d’une modification de ces conditions au moins 30 jours avant son application. Si vous vous y opposez, le contrat se poursuit aux anciennes conditions et chaque partie peut y mettre fin. Le droit du pays de notre siège social s’applique ; les tribunaux de ce siège sont compétents. Si une clause n’est pas valable, les autres le restent.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'Quelles données personnelles {product} traite, pourquoi, combien de temps, et ce que vous pouvez nous demander.',
    version,
    sections: [
      {
        id: 'controller',
        title: 'Qui est responsable',
        body: [
          'Le responsable des traitements décrits ici est {company}. Vous pouvez nous joindre à {email}, y compris au sujet de la protection des données.',
        ],
      },
      {
        id: 'what',
        title: 'Ce que nous traitons',
        body: [
          [
            'Compte : nom, adresse e-mail, entreprise et, si vous les indiquez, numéro d’immatriculation et téléphone ; votre mot de passe uniquement sous forme d’empreinte irréversible.',
            'Utilisation : sessions avec leur heure et leur navigateur, tentatives de connexion, et changements inscrits au journal d’activité de votre boutique.',
            'Messages : ce que vous écrivez à l’assistance ou par le formulaire de contact.',
            'Paiement : offre, factures et statut du paiement ; les données de carte restent chez le prestataire de paiement.',
            'Données de la boutique : commandes, produits, coûts et campagnes. Pour les données personnelles de vos clients, nous sommes votre sous-traitant ; voir la page RGPD.',
          ],
        ],
      },
      {
        id: 'why',
        title: 'Pourquoi, et sur quelle base légale',
        body: [
          'Nous traitons les données de compte, de boutique et de paiement pour exécuter le contrat (article 6, paragraphe 1, point b du RGPD), les factures parce que la loi nous y oblige (point c) et les enregistrements techniques pour protéger le service, ce qui est notre intérêt légitime (point f). Lorsque nous demandons votre consentement, vous pouvez le retirer à tout moment.',
        ],
      },
      {
        id: 'browser',
        title: 'Ce qui est conservé dans votre navigateur',
        body: [
          'L’application conserve dans le stockage local de votre navigateur ce dont elle a besoin : les jetons de votre session, votre nom et votre adresse e-mail, votre rôle, votre langue et le thème de couleurs. Elle ne dépose pas de cookies publicitaires et n’intègre aucun traceur. La déconnexion efface les données de la session.',
        ],
      },
      {
        id: 'recipients',
        title: 'Qui reçoit des données',
        body: [
          'Seulement ceux qui travaillent pour nous sous contrat : l’hébergeur, le service d’e-mail, le prestataire de paiement et, s’il est utilisé, le fournisseur du modèle de langage qui répond dans le chat et rédige les textes publicitaires. Nous indiquons leurs noms et leurs pays sur demande à {email}. Nous ne vendons aucune donnée. Si vous connectez une plateforme de boutique ou un compte publicitaire, des données circulent entre celui-ci et {product} à votre demande.',
        ],
      },
      {
        id: 'where',
        title: 'Où les données sont conservées',
        body: [
          'Sur des serveurs dans l’Union européenne. Si un destinataire se trouve ailleurs, une décision d’adéquation ou les clauses contractuelles types de la Commission européenne protègent le transfert.',
        ],
      },
      {
        id: 'time',
        title: 'Combien de temps',
        body: [
          'Tant que votre compte existe, puis 30 jours après sa fin. Les sessions se terminent au bout de 30 jours au plus, les enregistrements techniques sont supprimés après 90 jours et les factures après le délai prévu par la loi fiscale.',
        ],
      },
      {
        id: 'rights',
        title: 'Vos droits',
        body: [
          'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur limitation et leur portabilité, et vous opposer aux traitements fondés sur nos intérêts. Écrivez à {email} ; nous répondons dans un délai d’un mois. Vous pouvez aussi saisir une autorité de contrôle, en France la CNIL.',
        ],
      },
      {
        id: 'security',
        title: 'Comment les données sont protégées',
        body: [
          'Les connexions sont chiffrées, les mots de passe conservés sous forme d’empreintes lentes, les secrets chiffrés au repos, les données de chaque boutique séparées dans la base et les accès enregistrés. Vous pouvez protéger votre propre compte par l’authentification à deux facteurs.',
        ],
      },
    ],
  },
  gdpr: {
    title: 'RGPD et traitement des données',
    lead: 'Comment {product} traite pour votre compte les données personnelles de vos clients, au titre de l’article 28 du Règlement général sur la protection des données.',
    version,
    sections: [
      {
        id: 'roles',
        title: 'Qui est qui',
        body: [
          'Vous êtes le responsable du traitement des données de vos clients. Nous les traitons comme sous-traitant, sur vos instructions documentées : ces conditions et ce que vous réglez dans {product}. Si une instruction nous paraît contraire à la loi, nous vous le disons.',
        ],
      },
      {
        id: 'subject',
        title: 'Ce qui est traité, et dans quel but',
        body: [
          [
            'Finalité : calculer le bénéfice, les retours et les prévisions, et signaler les commandes qui peuvent être frauduleuses.',
            'Données : numéros de commande, dates, montants, produits, état du paiement et de la livraison, pays et, si vous l’importez, un identifiant de l’acheteur.',
            'Personnes : les clients de votre boutique.',
            'Durée : celle du contrat, puis 30 jours.',
          ],
          'N’incluez pas dans un import ce dont le service n’a pas besoin : il fonctionne sans noms, adresses ni numéros de téléphone.',
        ],
      },
      {
        id: 'confidentiality',
        title: 'Confidentialité et sécurité',
        body: [
          'Seules les personnes qui en ont besoin pour leur travail ont accès aux données, et toutes sont tenues à la confidentialité. Nous appliquons les mesures techniques et organisationnelles de l’article 32 : chiffrement en transit, secrets chiffrés, séparation des boutiques dans la base, rôles imposés par le serveur, accès enregistrés, sauvegardes testées.',
        ],
      },
      {
        id: 'subprocessors',
        title: 'Sous-traitants ultérieurs',
        body: [
          'Vous acceptez ces sous-traitants ultérieurs : l’hébergeur, pour faire fonctionner le service, et le service d’e-mail, pour envoyer les messages. Nous vous en donnons la liste, avec les noms et les pays, sur demande à {email} et vous informons d’un nouveau au moins 30 jours avant ; vous pouvez vous y opposer pour un motif légitime. Nous leur imposons les mêmes obligations et en répondons.',
        ],
      },
      {
        id: 'help',
        title: 'Aide pour les droits et obligations',
        body: [
          'Si l’un de vos clients nous demande un accès ou un effacement, nous vous transmettons la demande sans tarder. Nous vous aidons à y répondre, à analyser l’impact du traitement et à échanger avec les autorités.',
        ],
      },
      {
        id: 'breaches',
        title: 'Violations de données',
        body: [
          'Si des données personnelles sont perdues ou tombent entre de mauvaises mains, nous vous prévenons sans retard injustifié, au plus tard 48 heures après en avoir eu connaissance : ce qui s’est passé, qui est concerné, ce que nous avons fait et ce que vous pouvez faire.',
        ],
      },
      {
        id: 'automated',
        title: 'Suggestions automatiques',
        body: [
          'Le score de risque d’une commande est une invitation à la vérifier. {product} ne refuse aucune commande et ne décide de rien au sujet d’une personne. Ne fondez pas une telle décision sur le seul score.',
        ],
      },
      {
        id: 'deletion',
        title: 'Export et suppression',
        body: [
          'Vous pouvez exporter et supprimer vos données dans l’application à tout moment. À la fin du contrat, nous les supprimons sous 30 jours, copies comprises dès leur expiration, sauf si la loi nous oblige à les conserver.',
        ],
      },
      {
        id: 'audit',
        title: 'Preuves et audits',
        body: [
          'Sur demande, nous vous montrons comment nous respectons ces obligations. Vous pouvez les faire vérifier, avec un préavis raisonnable et sans perturber l’exploitation. Pour toute question sur la protection des données, écrivez à {email}.',
        ],
      },
    ],
  },
};
