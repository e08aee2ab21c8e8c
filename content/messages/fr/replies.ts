import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { ReplyMessages } from '../en/replies.ts';

const f = figures('fr');
const { brand } = settings;
const withoutAccount =
  'Deux outils sont accessibles sans compte\u00a0: la vérification de balise GA et l’outil de prévision.';

export const replies: ReplyMessages = {
  application: {
    invite: {
      subject: `${brand}\u00a0: votre appel d’onboarding`,
      title: 'C’est oui. Choisissez un créneau.',
      text: [
        '{greeting}',
        'Nous avons lu votre candidature pour {agency} et souhaitons travailler avec vous.',
        `Choisissez un créneau de ${f.callMinutes}\u00a0minutes pour l’appel d’onboarding. Votre essai de ${f.trialDays}\u00a0jours commencera ensuite.`,
        '{button}',
        'Vous avez changé d’avis\u00a0? Répondez simplement «\u00a0non merci\u00a0», et nous clôturerons la candidature.',
      ],
    },
    decline: {
      subject: `Votre candidature ${brand}`,
      title: 'Ce ne sera pas pour cette fois.',
      text: [
        '{greeting}',
        'Merci pour votre candidature. Nous n’accueillons que quelques agences à la fois et ne pouvons pas ouvrir d’accès à {agency} pour le moment.',
        `Nous supprimerons votre candidature dans ${f.retentionMonths}\u00a0mois, ou plus tôt sur simple réponse à cet e-mail.`,
        withoutAccount,
        '{button}',
        'Si la situation change, présentez une nouvelle candidature. Elle aussi sera lue par une personne.',
      ],
    },
    reply: {
      subject: `À propos de votre candidature ${brand}`,
      title: 'À propos de votre candidature',
      text: [
        '{greeting}',
        'Merci d’avoir présenté une candidature pour {agency}.',
        '[…]',
        'Des questions\u00a0? Répondez à cet e-mail.',
      ],
    },
    ask: {
      subject: `Une question sur votre candidature ${brand}`,
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci d’avoir présenté une candidature pour {agency}. Avant de décider, nous aimerions une précision\u00a0:',
        '[…]',
        'Il vous suffit de répondre à cet e-mail pour que nous puissions avancer.',
      ],
    },
  },
  lead: {
    invite: {
      subject: `${brand}\u00a0: choisissez un créneau pour un appel`,
      title: 'Parlons-en. Choisissez un créneau.',
      text: [
        '{greeting}',
        'Merci pour votre question. C’est plus facile à montrer qu’à expliquer par écrit.',
        `Choisissez un créneau de ${f.callMinutes}\u00a0minutes qui vous convient. Vous échangerez avec quelqu’un qui connaît le produit.`,
      ],
    },
    decline: {
      subject: `Votre question à ${brand}`,
      title: 'Pour l’instant, nous ne sommes pas le bon choix.',
      text: [
        '{greeting}',
        'Merci pour votre question. D’après ce que vous écrivez, nous ne sommes pas, pour le moment, le bon choix pour vous, et nous préférons vous le dire tout de suite.',
        withoutAccount,
        '{button}',
        'Si la situation change, écrivez-nous à nouveau.',
      ],
    },
    reply: {
      subject: `Votre question à ${brand}`,
      title: 'Notre réponse à votre question',
      text: [
        '{greeting}',
        'Merci pour votre question.',
        '[…]',
        'Vous avez une autre question\u00a0? Répondez à cet e-mail.',
      ],
    },
    ask: {
      subject: `Une précision sur votre question à ${brand}`,
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci pour votre question. Pour bien y répondre, nous avons besoin d’une précision\u00a0:',
        '[…]',
        'Répondez simplement à cet e-mail.',
      ],
    },
  },
  support: {
    reply: {
      subject: `Votre message à ${brand}`,
      title: 'Notre réponse à votre message',
      text: [
        '{greeting}',
        'Merci pour votre message.',
        '[…]',
        'Votre demande n’est pas résolue\u00a0? Répondez à cet e-mail.',
      ],
    },
    ask: {
      subject: `Une question sur votre message à ${brand}`,
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci pour votre message. Pour vous aider, nous avons besoin d’une précision\u00a0:',
        '[…]',
        'Répondez simplement à cet e-mail.',
      ],
    },
  },
  'job-application': {
    invite: {
      subject: 'Invitation à un entretien\u00a0: {job}',
      title: 'Nous aimerions vous rencontrer.',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste «\u00a0{job}\u00a0». Nous aimerions échanger avec vous.',
        'Répondez à cet e-mail en nous proposant deux ou trois créneaux dans les deux prochaines semaines. Nous en confirmerons un et vous enverrons le lien de l’appel. Précisez aussi votre fuseau horaire.',
      ],
    },
    decline: {
      subject: 'Votre candidature\u00a0: {job}',
      title: 'Ce ne sera pas pour cette fois.',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste «\u00a0{job}\u00a0» et pour le temps que vous y avez consacré. Nous avons décidé de poursuivre avec d’autres candidatures.',
        `Nous supprimerons votre candidature, CV compris, dans ${f.jobRetentionMonths}\u00a0mois, ou plus tôt sur simple réponse à cet e-mail.`,
        'Nous vous souhaitons une bonne continuation. Si un autre poste vous intéresse, postulez à nouveau.',
      ],
    },
    reply: {
      subject: 'Votre candidature\u00a0: {job}',
      title: 'À propos de votre candidature',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste «\u00a0{job}\u00a0».',
        '[…]',
        'Des questions\u00a0? Répondez à cet e-mail.',
      ],
    },
    ask: {
      subject: 'Une question sur votre candidature\u00a0: {job}',
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste «\u00a0{job}\u00a0». Avant de décider, nous aimerions une précision\u00a0:',
        '[…]',
        'Il vous suffit de répondre à cet e-mail pour que nous puissions avancer.',
      ],
    },
  },
  reasons: {
    application: (day) =>
      `Vous recevez cet e-mail parce que vous avez présenté une candidature avec cette adresse le ${day}.`,
    contact: (day) =>
      `Vous recevez cet e-mail parce que vous avez présenté une candidature le ${day}, ou parce qu’une candidature de ce jour-là vous indique comme contact principal.`,
    job: (day) =>
      `Vous recevez cet e-mail parce que vous avez postulé à une offre d’emploi avec cette adresse le ${day}.`,
    wrote: (day) => `Vous recevez cet e-mail parce que vous nous avez écrit le ${day}.`,
  },
  links: {
    pickTime: 'Choisir un créneau',
    checkTag: 'Vérifier une balise GA',
    forecast: 'Calculer votre prévision',
    applyAgain: 'Présenter une nouvelle candidature',
    openRoles: 'Voir les postes ouverts',
  },
};
