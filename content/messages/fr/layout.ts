import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { layout as english } from '../en/layout.ts';

const f = figures('fr');

export const layout: typeof english = {
  skip: 'Aller au contenu',
  logo: `${settings.brand}, page d’accueil`,
  newTab: 's’ouvre dans un nouvel onglet',
  nav: {
    label: 'Menu principal',
    pricing: 'Tarifs',
    clientLogin: 'Espace client',
    requestAccess: 'Demander l’accès',
    menu: 'Menu',
    language: 'Langue\u00a0: français',
    languages: 'Langues',
  },
  begin: { start: 'Commencer', demo: 'Réserver une démo' },
  ruler: { today: 'Aujourd’hui' },
  footer: {
    promise: `Prévision SEA et média planning pour les agences déjà performantes. Entreprise fondée en ${f.foundedIn} par des gens qui ont passé des années côté agence.`,
    joinWaitlist: 'Rejoindre la liste d’attente',
    products: 'Produits',
    mediaPlanning: 'Média planning',
    audienceAnalysis: 'Analyse d’audience',
    deviceAnalysis: 'Analyse par appareil',
    campaignStrategy: 'Stratégie de campagne',
    pitchPerfect: 'Pitch Perfect',
    adCreator: 'Créateur d’annonces',
    resources: 'Ressources',
    blogs: 'Articles',
    gaCheck: 'Vérifier la balise GA',
    schedule: 'Prendre rendez-vous',
    sales: 'Contact commercial',
    careersSearch: 'Chercher un poste',
    company: 'Entreprise',
    about: 'À propos',
    team: 'Équipe',
    careers: 'Carrières',
    helpCenter: 'Centre d’aide',
    comingSoon: 'Bientôt disponible',
    legal: 'Informations légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales',
    contact: 'Contact',
    support: 'Assistance',
    social: 'Réseaux sociaux',
  },
  chat: {
    open: 'Discuter avec nous',
    close: 'Fermer le chat',
    title: 'Une question\u00a0?',
    hours: `Service client, ${f.careHours}\u00a0h/${f.careHours} et ${f.careDays}\u00a0j/${f.careDays}.`,
    write: 'Écrire au service client',
  },
};
