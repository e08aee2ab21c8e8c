import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;

export const checkGaTag: typeof english = {
  meta: {
    title: `Vérifier la balise GA\u00a0: Analytics est-il actif\u00a0? · ${brand}`,
    description:
      'Une page envoie-t-elle ses données à Google Analytics\u00a0? Lisez son code source, distinguez G-, GT- et GTM-, puis suivez la balise dans Tag Assistant.',
  },
  title: 'Analytics est-il actif\u00a0?',
  lede: 'Trois étapes, dans n’importe quel navigateur sur ordinateur, pour savoir si une page envoie ses données à Google Analytics, et par quelle balise.',
  steps: {
    title: 'Comment vérifier',
    source: {
      title: 'Affichez le code source',
      text: 'Tapez view-source: devant l’adresse de la page, puis Entrée. Chrome, Edge et Firefox montrent alors la page telle que le serveur l’envoie.',
      code: 'view-source:https://…',
    },
    search: {
      title: 'Cherchez un identifiant',
      text: 'Avec Ctrl+F (Cmd+F sur Mac), cherchez dans le code chacun de ces préfixes. Un identifiant placé dans un commentaire HTML ne compte pas\u00a0: le navigateur ne l’exécute jamais.',
      code: 'G-  GT-  GTM-',
    },
    assistant: {
      title: 'Regardez la balise se déclencher',
      text: 'Dans Tag Assistant, choisissez «\u00a0Ajouter un domaine\u00a0», saisissez l’adresse et lancez la connexion. La page s’ouvre dans une nouvelle fenêtre\u00a0; de retour dans Tag Assistant, cherchez un identifiant G- qui envoie des appels.',
      link: 'Ouvrir Tag Assistant',
    },
  },
  ids: {
    title: 'Ce que dit un identifiant',
    starts: 'Commence par',
    kind: 'Type',
    verdict: 'Ce que cela signifie',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: 'Parfait\u00a0! Le code GA est en place.' },
      {
        id: 'GT-',
        kind: 'Balise Google',
        verdict:
          'Envoie peut-être des données à Analytics. L’étape\u00a03 montre s’il y a un identifiant G- derrière.',
      },
      {
        id: 'GTM-',
        kind: 'Conteneur Tag Manager',
        verdict: 'Contient peut-être une balise Analytics. L’étape\u00a03 l’ouvre.',
      },
      {
        id: 'UA-',
        kind: 'Universal Analytics',
        verdict: 'Abandonné par Google\u00a0; ne mesure plus rien.',
      },
      {
        id: 'AW-  DC-',
        kind: 'Ads et Floodlight',
        verdict: 'Balises publicitaires. Ce n’est pas Analytics.',
      },
    ],
  },
  missing: {
    title: 'Aucun identifiant G-\u00a0?',
    before: 'Alors votre site n’a pas de code GA. Envoyez un ticket à ',
    after: ' pour le faire ajouter.',
    action: 'Envoyer un ticket',
    subject: 'Code GA manquant',
    body: 'Site web\u00a0:\nCe que j’ai trouvé dans le code source\u00a0:\nCe qu’a montré Tag Assistant\u00a0:\n',
  },
};
