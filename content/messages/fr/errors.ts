import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { errors as english } from '../en/errors.ts';

const f = figures('fr');

export const errors: typeof english = {
  notFound: {
    meta: {
      title: `Page introuvable · ${settings.brand}`,
      description: 'Cette adresse ne mène nulle part, ou la page a changé de place.',
    },
    title: 'Cette page n’est pas dans le plan.',
    lede: 'Cette adresse ne mène nulle part, ou la page a changé de place. Dans un compte publicitaire, vous auriez déjà reçu une alerte.',
    home: 'Retour à l’accueil',
    tell: 'Signaler le problème',
    subject: 'Page manquante (404)',
    figure: 'Une courbe qui s’interrompt. Le vide porte la mention 404.',
    ways: 'Pour continuer',
  },
  failed: {
    meta: {
      title: `Un problème est survenu · ${settings.brand}`,
      description: 'La page n’a pas pu s’afficher. L’erreur est consignée.',
    },
    title: 'Cette semaine ne s’est pas déroulée selon le plan.',
    lede: 'Un incident est survenu de notre côté pendant la préparation de cette page. L’erreur est consignée. Si vous envoyiez un formulaire, revenez en arrière et renvoyez-le\u00a0: vos réponses sont encore là. Sinon, réessayez dans une minute.',
    home: 'Retour à l’accueil',
    tell: 'Signaler le problème',
    subject: 'Page en erreur (500)',
    figure: 'Une courbe qui tombe à zéro. Le point le plus bas porte la mention 500.',
    ways: 'Pour continuer',
  },
  ways: {
    mediaPlanning: `Une page, ${f.planMonthsWord} mois`,
    pricing: `${f.trialDays} jours gratuits`,
    blogs: 'Articles sur le plan média',
    schedule: `${f.callMinutes} minutes`,
  },
};
