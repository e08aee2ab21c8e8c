import { facts } from './facts.ts';

export type Currency = 'INR' | 'USD';
type PlanRegion = 'india' | 'usaEuropeUk';
type PlanFeature =
  | 'reporting'
  | 'timeSegmentation'
  | 'adCopy'
  | 'alerts'
  | 'forecasting'
  | 'seedKeyword'
  | 'ageGender'
  | 'location';

export interface Plan {
  id: string;
  name: string;
  /** Per month; per project and month if `projects` is `perProject`. */
  price: number;
  currency: Currency;
  /** The number of included projects, or that each is charged. */
  projects: number | 'perProject';
  /** Where it is sold; null means everywhere. */
  region: PlanRegion | null;
  features: readonly PlanFeature[];
}

const everyPlan = ['reporting', 'timeSegmentation', 'adCopy', 'alerts'] as const;
const [standard, advance, advancePlus] = facts.planProjects;

/** The plans of the pricing page, shown if `settings.showPlans` is on. */
export const plans: readonly Plan[] = [
  {
    id: 'IN-1',
    name: 'Standard',
    price: 800,
    currency: 'INR',
    projects: 'perProject',
    region: 'india',
    features: [...everyPlan, 'forecasting', 'seedKeyword', 'ageGender', 'location'],
  },
  {
    id: 'US-2',
    name: 'Standard',
    price: 85,
    currency: 'USD',
    projects: standard,
    region: 'usaEuropeUk',
    features: everyPlan,
  },
  {
    id: 'US-3',
    name: 'Advance',
    price: 135,
    currency: 'USD',
    projects: advance,
    region: null,
    features: everyPlan,
  },
  {
    id: 'US-4',
    name: 'Advance+',
    price: 160,
    currency: 'USD',
    projects: advancePlus,
    region: null,
    features: everyPlan,
  },
];
