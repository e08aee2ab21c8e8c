import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { AnswerMessages } from '../en/answers.ts';

const f = figures('fr');
const { brand } = settings;
const withoutAccount =
  'Deux outils fonctionnent sans compte\u00a0: la vérification de la balise GA et la prévision.';

export const answers: AnswerMessages = {
  application: {
    invite: {
      subject: `${brand}\u00a0: votre appel d’onboarding`,
      title: 'C’est oui. Choisissez un créneau.',
      text: [
        '{greeting}',
        'Nous avons lu votre candidature pour {agency} et souhaitons travailler avec vous.',
        `Choisissez un créneau de ${f.callMinutes}\u00a0minutes pour l’appel d’onboarding. Votre essai de ${f.trialDays}\u00a0jours commencera ensuite.`,
        'Vous préférez en rester là\u00a0? Un mot en réponse suffit, et nous clôturerons la candidature.',
      ],
    },
    decline: {
      subject: `Votre candidature ${brand}`,
      title: 'Pas cette fois-ci.',
      text: [
        '{greeting}',
        'Merci pour votre candidature. Nous n’accueillons que quelques agences à la fois et ne pouvons pas ouvrir d’accès à {agency} pour le moment.',
        `Nous supprimerons votre candidature dans ${f.retentionMonths}\u00a0mois, ou plus tôt si vous le demandez en réponse à ce message.`,
        withoutAccount,
        'Si la situation change, présentez une nouvelle candidature. Elle sera lue par une personne, elle aussi.',
      ],
    },
    reply: {
      subject: `À propos de votre candidature ${brand}`,
      title: 'À propos de votre candidature',
      text: [
        '{greeting}',
        'Merci pour votre candidature pour {agency}.',
        '[…]',
        'Des questions\u00a0? Répondez à ce message.',
      ],
    },
    ask: {
      subject: `Une question sur votre candidature ${brand}`,
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci pour votre candidature pour {agency}. Avant de décider, nous aimerions savoir une chose\u00a0:',
        '[…]',
        'Répondez simplement à ce message, et nous poursuivrons.',
      ],
    },
  },
  lead: {
    invite: {
      subject: `${brand}\u00a0: choisissez un créneau pour un appel`,
      title: 'Parlons-en. Choisissez un créneau.',
      text: [
        '{greeting}',
        'Merci pour votre question. C’est plus facile à montrer qu’à écrire.',
        `Choisissez un créneau de ${f.callMinutes}\u00a0minutes qui vous convient. Quelqu’un qui connaît le produit sera au bout du fil.`,
      ],
    },
    decline: {
      subject: `Votre question à ${brand}`,
      title: 'Nous ne pouvons pas vous aider',
      text: [
        '{greeting}',
        'Merci pour votre question. D’après ce que vous écrivez, nous ne sommes pas le bon choix pour vous aujourd’hui, et nous préférons vous le dire tout de suite.',
        withoutAccount,
        'Si la situation change, écrivez-nous à nouveau.',
      ],
    },
    reply: {
      subject: `Votre question à ${brand}`,
      title: 'Notre réponse à votre question',
      text: ['{greeting}', 'Merci pour votre question.', '[…]', 'Autre chose\u00a0? Répondez à ce message.'],
    },
    ask: {
      subject: `Une question de ${brand}`,
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci pour votre question. Pour bien y répondre, nous avons besoin d’une précision\u00a0:',
        '[…]',
        'Répondez simplement à ce message.',
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
        'Le problème persiste\u00a0? Répondez à ce message.',
      ],
    },
    ask: {
      subject: `Une question sur votre message à ${brand}`,
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci pour votre message. Pour vous aider, nous avons besoin d’une précision\u00a0:',
        '[…]',
        'Répondez simplement à ce message.',
      ],
    },
  },
  'job-application': {
    invite: {
      subject: 'Votre candidature\u00a0: {job}',
      title: 'Nous aimerions vous rencontrer.',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste de {job}. Nous aimerions échanger avec vous.',
        'Répondez-nous avec deux ou trois créneaux qui vous conviennent dans les deux semaines à venir. Nous en confirmerons un et vous enverrons le lien de l’appel.',
      ],
    },
    decline: {
      subject: 'Votre candidature\u00a0: {job}',
      title: 'Pas cette fois-ci.',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste de {job} et pour le temps que vous y avez consacré. Nous avons décidé de poursuivre avec d’autres candidats.',
        `Nous supprimerons votre candidature, CV compris, dans ${f.jobRetentionMonths}\u00a0mois, ou plus tôt si vous le demandez en réponse à ce message.`,
        'Nous vous souhaitons une bonne continuation. Si un autre poste vous intéresse, postulez à nouveau.',
      ],
    },
    reply: {
      subject: 'Votre candidature\u00a0: {job}',
      title: 'À propos de votre candidature',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste de {job}.',
        '[…]',
        'Des questions\u00a0? Répondez à ce message.',
      ],
    },
    ask: {
      subject: 'Une question sur votre candidature\u00a0: {job}',
      title: 'D’abord, une question',
      text: [
        '{greeting}',
        'Merci pour votre candidature au poste de {job}. Avant de décider, nous aimerions savoir une chose\u00a0:',
        '[…]',
        'Répondez simplement à ce message, et nous poursuivrons.',
      ],
    },
  },
  links: {
    pickTime: 'Choisir un créneau',
    checkTag: 'Vérifier une balise GA',
    openRoles: 'Voir les postes ouverts',
  },
};
