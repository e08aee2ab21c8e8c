import type { Messages } from './en.ts';
import { about } from './fr/about.ts';
import { article } from './fr/article.ts';
import { audienceAnalysis } from './fr/audience-analysis.ts';
import { blogs } from './fr/blogs.ts';
import { careers } from './fr/careers.ts';
import { careersSearch } from './fr/careers-search.ts';
import { checkGaTag } from './fr/check-ga-tag.ts';
import { comingSoon } from './fr/coming-soon.ts';
import { confirmApplication } from './fr/confirm-application.ts';
import { deviceAnalysis } from './fr/device-analysis.ts';
import { errors } from './fr/errors.ts';
import { forms } from './fr/forms.ts';
import { home } from './fr/home.ts';
import { howItWorks } from './fr/how-it-works.ts';
import { job } from './fr/job.ts';
import { layout } from './fr/layout.ts';
import { mediaPlanning } from './fr/media-planning.ts';
import { pitchPerfect } from './fr/pitch-perfect.ts';
import { pricing } from './fr/pricing.ts';
import { privacy } from './fr/privacy.ts';
import { sales } from './fr/sales.ts';
import { schedule } from './fr/schedule.ts';
import { support } from './fr/support.ts';
import { team } from './fr/team.ts';
import { terms } from './fr/terms.ts';
import { thankYou } from './fr/thank-you.ts';
import { waitlist } from './fr/waitlist.ts';

export const fr: Messages = {
  layout,
  forms,
  home,
  errors,
  about,
  team,
  careers,
  careersSearch,
  job,
  blogs,
  article,
  mediaPlanning,
  audienceAnalysis,
  deviceAnalysis,
  howItWorks,
  pitchPerfect,
  pricing,
  checkGaTag,
  schedule,
  sales,
  support,
  comingSoon,
  waitlist,
  thankYou,
  confirmApplication,
  privacy,
  terms,
};
