import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { home as english } from '../en/home.ts';

const f = figures('fr');
const { brand } = settings;

export const home: typeof english = {
  meta: {
    title: `${brand}\u00a0: prévisions SEA et plans médias pour agences`,
    description: `Un plan média et sa prévision SEA à ${f.forecastWeeksWord} semaines, pour agences. Testez-la sur votre export Google Ads\u00a0: sans compte, vérifiée sur votre historique.`,
  },
  hero: {
    title: ['Grandissez mieux.', 'Gardez vos clients.', 'Gagnez plus.'],
    lede: `${brand} transforme vos comptes publicitaires, SEA en tête, en un seul plan média avec sa prévision à ${f.forecastWeeksWord} semaines. Testez la prévision sur votre export Google Ads\u00a0: sans compte, vérifiée sur votre propre historique. Vous voyez la baisse avant votre client.`,
    action: 'Demander l’accès',
    terms: `Sur demande. Pour les agences qui gèrent au moins ${f.minSpend} de budget publicitaire par mois.`,
  },
  fan: {
    label: (v) =>
      `Courbe des conversions hebdomadaires d’un compte fictif. Le réalisé des ${f.forecastWeeks} dernières semaines passe de ${v.first} à ${v.last}. La prévision à ${f.forecastWeeks} semaines monte à ${v.end}, entre ${v.lo} et ${v.hi} dans la fourchette à 90\u00a0%.`,
    title: 'Conversions par semaine',
    note: 'Compte fictif',
    actual: 'Réalisé',
    range50: 'Fourchette à 50\u00a0%',
    range90: 'Fourchette à 90\u00a0%',
    past: 'Prévision précédente',
    dip: 'Un creux, vu six semaines à l’avance',
    expected: (n) => `${n} attendues`,
    cases: (range) => `${range}, 9 fois sur 10`,
    asTable: 'Afficher en tableau',
    short: 'En tableau',
    week: 'Semaine',
    low: 'Borne basse (90\u00a0%)',
    mid: 'Attendu',
    high: 'Borne haute (90\u00a0%)',
  },
  moveToday: {
    hint: {
      title: 'Déplacez «\u00a0Aujourd’hui\u00a0».',
      keys: 'Faites glisser le repère ou utilisez les flèches.',
      touch: 'Faites glisser le carré.',
    },
    moved: {
      now: (day) => `${day}, aujourd’hui`,
      back: (day, weeks) => `${day}, il y a ${weeks === 1 ? 'une semaine' : `${weeks} semaines`}`,
      ahead: (day, weeks) => `${day}, dans ${weeks === 1 ? 'une semaine' : `${weeks} semaines`}`,
      goBack: (day) => `Revenir à aujourd’hui, ${day}`,
      label: (day) => `«\u00a0Aujourd’hui\u00a0» a été déplacé au ${day}.`,
      made: (day) => `Prévision du ${day}`,
      fresh: 'Nouvelle prévision',
      miss: 'Écart',
      inside: (inside, weeks) =>
        `${inside} ${inside > 1 ? 'semaines' : 'semaine'} sur ${weeks} dans la fourchette`,
      totals: (v) =>
        `Prévision du ${v.day}\u00a0: ${v.expected}. Réalisé\u00a0: ${v.actual}, soit ${v.off} d’écart.`,
      sampleOnly: 'Le compte fictif connaît son avenir\u00a0; un compte réel s’arrête aujourd’hui.',
    },
  },
  plan: {
    label: 'Plan média',
    brand: 'Search marque',
    generic: 'Search générique',
    genericRaised: 'Search générique, hausse',
    retail: 'Marketplace',
    retailCollection: 'Marketplace, collection',
    social: 'Social ads',
    socialNew: 'Social ads, prospection',
    flags: {
      broken: '404 détectée',
      pacing: 'Rythme corrigé',
      disapproval: 'Refus levé',
      drafted: 'Présentation rédigée',
      due: 'Prochain rendu',
    },
  },
  figures: {
    label: 'Chiffres clés',
    timeCut: 'de temps en moins sur le reporting, selon notre estimation',
    clients: 'clients par responsable de compte, selon notre estimation',
    accuracy: 'de précision, mesurée sur données publiques',
    brands: 'de marques et sous-catégories dans les données',
    care: 'l’assistance d’une équipe dédiée',
  },
  ownPast: {
    title: 'Jugez-nous sur votre propre historique.',
    lede: 'Déposez un export Google Ads\u00a0: nous masquons des semaines, les prévoyons, et vous voyez chaque écart. Sans compte, sans rien envoyer, avant de parler à quiconque.',
  },
  product: {
    forecaster: {
      name: 'Prévision.',
      text: 'Compte fictif, outil réel\u00a0: faites glisser le repère noir.',
    },
    plan: { name: 'Plan média.', text: 'Barre pleine\u00a0: dans la prévision. Le plan continue à droite.' },
    deck: {
      name: 'Présentation.',
      text: 'Chaque titre est une conclusion. Vous retouchez le texte.',
    },
  },
  week: {
    title: `Une journée de reporting tient en ${f.minutesAfter}\u00a0minutes.`,
    lede: 'Notre estimation, par responsable de compte et par semaine\u00a0: mêmes clients, mêmes questions, même échelle des deux côtés de la ligne. La répartition par tâche est un exemple.',
    task: 'Tâche hebdomadaire',
    before: 'Avant',
    hoursBefore: `${f.hoursBefore} heures`,
    after: `Avec ${brand}`,
    minutesAfter: `${f.minutesAfter} minutes`,
    saved: `${f.hoursSaved} heures gagnées chaque semaine`,
    tasks: {
      exports: { name: 'Exporter les données de chaque plateforme', now: 'Déjà synchronisées' },
      merge: { name: 'Nettoyer, fusionner et vérifier le tableur', now: 'Fini le tableur' },
      checks: {
        name: 'Contrôler le rythme de dépense et les liens cassés',
        now: 'Les alertes s’en chargent',
      },
      summary: { name: 'Rédiger la synthèse client', now: 'Retoucher le brouillon' },
      slides: { name: 'Refaire les slides', now: 'Valider la présentation' },
    },
  },
  features: {
    title: 'Cinq missions. Un seul plan.',
    lede: 'Les dix onglets d’un responsable de compte, réunis sur un seul calendrier. Données fictives.',
    forecasting: {
      name: 'Prévision',
      title: `Vos ${f.forecastMonthsWord} prochains mois\u00a0: une fourchette, pas une promesse.`,
      text: `La prévision part de vos propres chiffres et se vérifie sur votre historique avant que vous ne la voyiez. S’y ajoutent tendances du marché, comportement d’achat, analyse concurrentielle et analyse prédictive\u00a0; et vous comparez votre compte aux tendances de ${f.overBrandsWord} de marques et sous-catégories.`,
      claim: `Plus de ${f.accuracy} sur données publiques`,
      label: 'Quatre courbes de signaux se rejoignent en une seule courbe de prévision.',
      signals: [
        'Tendances du marché',
        'Comportement d’achat',
        'Analyse concurrentielle',
        'Analyse prédictive',
      ],
      sum: 'Votre prévision',
    },
    campaign: {
      name: 'Stratégie et exécution de campagne',
      title: `Planifiez une fois. Lancez sur ${f.platformCountWord} plateformes.`,
      text: `Esquissez la campagne, puis montez-la sur ${f.platforms} depuis le même écran.`,
      claim: 'Plan, stratégie, exécution',
      label: `Un plan donne ${f.platformCountWord} campagnes, sur ${f.platforms}, lancées à une semaine d’intervalle.`,
      plan: 'Plan',
      strategise: 'Stratégie',
    },
    audience: {
      name: 'Analyse d’audience',
      title: 'Trouvez le segment qui rapporte.',
      text: 'Ventilez chaque chiffre par zone, appareil ou audience. Les filtres vous suivent d’un écran à l’autre\u00a0: la question survit au clic suivant.',
      claim: 'Filtres intelligents',
      filters: {
        market: { label: 'Zone', all: 'toutes' },
        device: { label: 'Appareil', all: 'tous' },
        audience: { label: 'Audience', all: 'toutes' },
      },
      caption: 'ROAS, indice 100 = moyenne du compte',
      segment: 'Segment',
      highest: (segment, market, index) => `Le plus élevé\u00a0: ${segment}, ${market}, indice ${index}`,
    },
    device: {
      name: 'Analyse par appareil',
      title: 'Sachez quel écran fait vendre.',
      text: 'Le taux de conversion par appareil et par heure, pour qu’enchères, budgets et horaires suivent la vente et non le scroll.',
      claim: 'Par heure, par appareil',
      label:
        'Trois courbes du taux de conversion selon l’heure. L’ordinateur devance le mobile de neuf à dix-huit heures.',
      mobile: 'Mobile',
      desktop: 'Ordinateur',
      tablet: 'Tablette',
      cross: 'L’ordinateur devant dès 9\u00a0h',
      caption: 'Taux de conversion selon l’heure',
      hour: 'Heure',
    },
    deck: {
      name: 'Création de présentations',
      title: 'Le premier jet est déjà écrit.',
      text: 'Synthèses automatiques et graphiques dynamiques, dans une présentation prête pour le client. Changez les mots\u00a0; les chiffres restent à jour.',
      claim: 'Synthèses automatiques',
      label: 'Trois slides d’une présentation générée\u00a0: couverture, synthèse et courbe de prévision.',
      cover: 'Plan trimestriel',
      summary: 'Synthèse',
      summaryText: ['Dépense finale\u00a0: 2\u00a0% sous le plan.', 'Le search générique a porté le mois.'],
      raise: (week) => `L’augmenter de 20\u00a0% dès la ${week}.`,
      forecast: 'Prévision',
    },
    alerts: {
      title: 'Alertes en temps réel',
      broken: {
        kind: '404',
        what: 'La page de destination renvoie une 404',
        next: 'Deux annonces y envoient du trafic',
      },
      pacing: {
        kind: 'Rythme de dépense',
        what: 'Dépense en avance de 12\u00a0% sur le plan',
        next: 'Budget épuisé neuf jours trop tôt',
      },
      disapproval: {
        kind: 'Refus',
        what: 'Annonce refusée',
        next: 'Texte de remplacement prêt à relire',
      },
    },
  },
  comparison: {
    title: 'Le reporting regarde en arrière. Le plan, en avant.',
    lede: 'Les données sont les mêmes. Seul le plan vous laisse le temps d’agir.',
    need: 'Ce qu’il vous faut',
    traditional: 'Reporting classique',
    rows: [
      {
        need: 'La question posée',
        old: 'Que s’est-il passé le mois dernier\u00a0?',
        new: `Que va-t-il se passer dans les ${f.forecastWeeksWord} prochaines semaines\u00a0?`,
      },
      {
        need: 'Quand vous découvrez un problème',
        old: 'Quand le client appelle',
        new: 'Dès qu’il apparaît\u00a0: 404, rythme de dépense, refus',
      },
      {
        need: 'La synthèse écrite',
        old: 'La page blanche, chaque semaine',
        new: 'Déjà rédigée, retouchée en quelques minutes',
      },
      {
        need: 'Un autre angle sur les données',
        old: 'Encore un export, encore un tableau croisé',
        new: 'Un filtre\u00a0: zone, appareil ou audience',
      },
      { need: 'Le budget', old: 'Vérifié une fois dépensé', new: 'Piloté selon la prévision' },
      {
        need: 'Un responsable de compte',
        old: 'Autant de clients que le tableur en supporte',
        new: `${capitalize(f.clientsWord)}, chacun avec son plan, sa prévision et son point hebdomadaire`,
      },
    ],
  },
  churn: {
    title: 'Les clients partent pour quatre raisons.',
    lede: 'Notre estimation de la fréquence de chaque cause quand une agence perd un client. Les causes se recoupent\u00a0: la somme dépasse 100\u00a0%.',
    cause: 'Cause',
    share: 'Part des départs',
    causes: {
      reportingDelays: { name: 'Reporting en retard', answer: 'Les synthèses s’écrivent toutes seules' },
      budgetOverspend: { name: 'Budget dépassé', answer: 'Alertes de rythme de dépense en temps réel' },
      underperformance: {
        name: 'Résultats décevants',
        answer: 'La baisse se voit des semaines à l’avance',
      },
      communicationGaps: { name: 'Manque de communication', answer: 'Un plan ouvert à toute l’équipe' },
    },
  },
  profit: {
    title: 'Ce que cela rapporte en un an.',
    lede: 'Notre estimation par agence, de l’hypothèse basse à l’hypothèse haute\u00a0: ce que vous économisez, ce que vous gardez et ce que vos clients gaspillent en moins. Ce n’est pas une promesse.',
    lever: 'Levier',
    perYear: 'Par agence et par an',
    levers: {
      adWaste: 'Moins de budget gaspillé',
      labor: 'Temps de travail gagné',
      retention: 'Fidélisation client',
      roas: 'ROAS',
    },
    total: 'Total',
  },
  closing: {
    title: 'Pas pour tout le monde.',
    text: `${brand} accueille un petit nombre d’agences performantes. Si vous gérez au moins ${f.minSpend} de budget publicitaire par mois et préférez planifier plutôt que de vous justifier, parlons-en.`,
    action: 'Demander un accès anticipé',
  },
};
