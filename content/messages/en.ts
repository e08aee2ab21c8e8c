import { about } from './en/about.ts';
import { article } from './en/article.ts';
import { audienceAnalysis } from './en/audience-analysis.ts';
import { blogs } from './en/blogs.ts';
import { careers } from './en/careers.ts';
import { careersSearch } from './en/careers-search.ts';
import { checkGaTag } from './en/check-ga-tag.ts';
import { comingSoon } from './en/coming-soon.ts';
import { confirmApplication } from './en/confirm-application.ts';
import { deviceAnalysis } from './en/device-analysis.ts';
import { errors } from './en/errors.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { howItWorks } from './en/how-it-works.ts';
import { job } from './en/job.ts';
import { layout } from './en/layout.ts';
import { mediaPlanning } from './en/media-planning.ts';
import { pitchPerfect } from './en/pitch-perfect.ts';
import { pricing } from './en/pricing.ts';
import { privacy } from './en/privacy.ts';
import { sales } from './en/sales.ts';
import { schedule } from './en/schedule.ts';
import { support } from './en/support.ts';
import { team } from './en/team.ts';
import { terms } from './en/terms.ts';
import { thankYou } from './en/thank-you.ts';
import { waitlist } from './en/waitlist.ts';

export const en = {
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

/** English is the type: a missing or misspelt key in another language does not compile. */
export type Messages = typeof en;
