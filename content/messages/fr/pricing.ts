import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { pricing as english } from '../en/pricing.ts';

const f = figures('fr');
const { brand } = settings;

export const pricing: typeof english = {
  meta: {
    title: `Tarifs\u00a0: ${f.trialDays} jours gratuits, projets illimités · ${brand}`,
    description: `Essayez ${brand} gratuitement pendant ${f.trialDays} jours, projets illimités. Ce qu’incluent toutes les formules, jusqu’où va la prévision et qui peut obtenir l’accès.`,
  },
  talk: 'Parler à l’équipe onboarding',
  trial: {
    title: `${f.trialDays} jours d’essai gratuit`,
    lede: 'Projets illimités pendant tout l’essai. Aucune formule à choisir d’avance\u00a0: l’équipe onboarding trouvera la bonne avec vous.',
    day: 'Jour',
    caption: 'L’essai, jour par jour',
    note: 'Un calendrier donné en exemple.',
    steps: {
      call: {
        name: 'Appel d’onboarding',
        text: `${f.callMinutes} minutes. Vous connectez vos comptes publicitaires et décidez qui voit quoi.`,
      },
      forecast: {
        name: 'Première prévision',
        text: 'Tous les comptes connectés d’un coup\u00a0: le mois en cours, synchronisé chaque jour.',
      },
      work: {
        name: 'Une vraie semaine de travail',
        text: 'Alertes actives, synthèses rédigées, une présentation envoyée.',
      },
      decide: {
        name: 'La décision',
        text: `Abonnez-vous, et l’horizon s’étend à ${f.forecastMonthsWord} mois.`,
      },
    },
  },
  horizon: {
    title: 'Jusqu’où vous voyez',
    lede: 'La prévision commence aujourd’hui. L’abonnement en repousse la limite.',
    own: 'Testez-la sur vos chiffres, sans compte',
    free: {
      when: 'Pendant l’essai',
      span: 'Le mois en cours',
      facts: [
        { value: `${f.trialDays} jours`, unit: 'gratuits' },
        { value: 'Illimités', unit: 'projets' },
      ],
    },
    paid: {
      when: 'Avec une formule payante',
      span: `Jusqu’à ${f.forecastMonthsWord} mois`,
      facts: [{ value: 'Vos projets', unit: 'chiffrés avec vous lors de l’appel' }],
      plan: { value: `${capitalize(f.planMonthsWord)} mois`, unit: 'de plan média' },
    },
    unit: 'de prévision',
    hidden: 'L’abonnement montre les semaines suivantes.',
    caption: 'Chaque barre est un projet, d’aujourd’hui à la dernière semaine visible.',
    note: 'Avec une formule payante, trois sont dessinés à titre d’exemple.',
  },
  plans: {
    title: 'Formules',
    perMonth: 'par mois',
    perProject: 'par projet et par mois',
    upTo: (projects) => `Jusqu’à ${projects} projets`,
    eachProject: 'Facturation par projet',
    regions: { india: 'Inde', usaEuropeUk: 'États-Unis/Europe/Royaume-Uni' },
    features: {
      reporting: 'Reporting quotidien, hebdomadaire et mensuel',
      timeSegmentation: 'Segmentation temporelle',
      adCopy: 'Rédaction d’annonces',
      alerts: 'Alertes et notifications',
      forecasting: 'Prévision',
      seedKeyword: 'Analyse des mots-clés de départ',
      ageGender: 'Analyse par âge et par sexe',
      location: 'Analyse par zone',
    },
  },
  included: {
    title: 'Inclus dans toutes les formules',
    groups: [
      {
        name: 'Reporting',
        items: [
          'Rapports quotidiens, hebdomadaires et mensuels',
          'Segmentation temporelle',
          'Synthèses automatiques',
        ],
      },
      {
        name: 'Planification',
        items: [
          'Prévision',
          'Rédaction d’annonces',
          `Montage de campagnes sur ${f.platformCountWord} plateformes`,
        ],
      },
      {
        name: 'Suivi',
        items: [
          'Alertes et notifications',
          '404, rythme de dépense et refus',
          'Filtres par zone, appareil et audience',
        ],
      },
      {
        name: 'Équipe',
        items: [
          'Identifiants individuels, accès par rôle',
          'Équipe d’assistance dédiée',
          `Service client ${f.care}`,
        ],
      },
    ],
  },
  faq: {
    title: 'Les premières questions des agences',
    questions: {
      access: {
        question: 'Qui peut obtenir l’accès\u00a0?',
        answer: `Une sélection d’agences performantes qui gèrent au moins ${f.minSpend} de budget publicitaire par mois sur des plateformes comme ${f.spendPlatforms}. L’accès se fait uniquement sur demande\u00a0: tout passe par la liste d’attente.`,
      },
      price: {
        question: 'Combien ça coûte\u00a0?',
        answer:
          'Le prix dépend des projets et de la région, jamais du budget média. Vous recevez le vôtre avec l’invitation, avant tout engagement. La prévision sur vos propres chiffres, sur ce site, ne coûte rien.',
      },
      trial: {
        question: `Que se passe-t-il pendant les ${f.trialDays} jours\u00a0?`,
        answer: `Après l’invitation, un appel d’onboarding de ${f.callMinutes} minutes ouvre l’essai. Vous voyez tous les comptes connectés d’un coup, synchronisés chaque jour, avec alertes, plans et présentations, pour des projets illimités. La prévision couvre le mois en cours\u00a0; avec un abonnement, jusqu’à ${f.forecastMonthsWord} mois.`,
      },
      horizon: {
        question: 'Jusqu’où va la prévision\u00a0?',
        answer: `Sans abonnement, donc pendant l’essai, elle couvre le mois en cours. Avec une formule payante, quelle qu’elle soit, elle va jusqu’à ${f.forecastMonthsWord} mois. Un plan média s’étend sur ${f.planMonthsWord} mois et s’actualise à partir de cette prévision.`,
      },
      accuracy: {
        question: 'La prévision est-elle précise\u00a0?',
        answer: `À plus de ${f.accuracy} en moyenne pour un total sur ${f.forecastWeeksWord} semaines\u00a0: c’est ce que nous mesurons sur des séries publiques, pour les semaines qu’une compétition avait gardées secrètes, sans données de marché. Sur un compte donné, elle peut être moindre. Elle s’affiche toujours avec sa fourchette\u00a0: vous voyez à quel point elle est sûre.`,
        more: 'Comment nous la mesurons',
      },
      logins: {
        question: 'Chaque membre de l’équipe peut-il avoir ses identifiants\u00a0?',
        answer:
          'Oui. Chaque membre a ses propres identifiants et un accès par rôle\u00a0: responsable client ou analyste, chacun voit ce qu’il lui faut et rien de plus.',
      },
      platforms: {
        question: 'Sur quelles plateformes puis-je monter des campagnes\u00a0?',
        answer: `Sur ${f.platforms}. Vous planifiez la campagne une fois et la montez sur chaque plateforme depuis le même écran.`,
      },
      clients: {
        question: 'Combien de clients un responsable de compte peut-il suivre\u00a0?',
        answer: `${capitalize(f.clientsWord)}, selon notre estimation, chacun avec son plan, sa prévision et son point hebdomadaire. Le reporting prend ${f.timeCut} de temps en moins\u00a0: il en reste pour réfléchir.`,
      },
      planner: {
        question: 'Pourquoi pas le Planificateur de performances (Performance Planner)\u00a0?',
        answer:
          'Utilisez-le pour ce qu’il fait bien\u00a0: il simule les enchères Google des 7 à 10 derniers jours et montre ce que changerait une modification de campagne Google Ads. Il s’arrête à Google Ads. Notre prévision lit tout votre historique, sur toutes les plateformes, donne une fourchette et montre combien de fois elle s’est vérifiée sur votre propre historique.',
      },
      data: {
        question: 'Qui voit les chiffres de nos clients\u00a0?',
        answer:
          'Sur la page de prévision, personne\u00a0: votre fichier est lu dans votre navigateur et n’est jamais envoyé. Dans le produit, vous décidez par rôle qui, dans votre agence, voit quel compte. Nous ne vendons pas de données, et l’essai commence par un accès en lecture.',
      },
      brands: {
        question: `À quoi servent les données de ${f.overBrandsWord} de marques\u00a0?`,
        answer:
          'À comparer\u00a0: vous voyez votre compte à côté des tendances d’autres marques et sous-catégories. Elles n’entrent pas dans la précision que nous publions, mesurée sans elles.',
      },
      support: {
        question: 'Sur quelle assistance puis-je compter\u00a0?',
        answer: `Une équipe dédiée et un service client ${f.care}.`,
      },
    },
  },
  closing: {
    title: 'À vous de dire quand.',
    text: `Sur demande. Pour les agences qui gèrent au moins ${f.minSpend} de budget publicitaire par mois.`,
  },
};
