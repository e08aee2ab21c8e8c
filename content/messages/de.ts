import { about } from './de/about.ts';
import { article } from './de/article.ts';
import { audienceAnalysis } from './de/audience-analysis.ts';
import { blogs } from './de/blogs.ts';
import { careers } from './de/careers.ts';
import { careersSearch } from './de/careers-search.ts';
import { checkGaTag } from './de/check-ga-tag.ts';
import { comingSoon } from './de/coming-soon.ts';
import { confirmApplication } from './de/confirm-application.ts';
import { deviceAnalysis } from './de/device-analysis.ts';
import { errors } from './de/errors.ts';
import { forms } from './de/forms.ts';
import { home } from './de/home.ts';
import { howItWorks } from './de/how-it-works.ts';
import { job } from './de/job.ts';
import { layout } from './de/layout.ts';
import { mediaPlanning } from './de/media-planning.ts';
import { pitchPerfect } from './de/pitch-perfect.ts';
import { pricing } from './de/pricing.ts';
import { privacy } from './de/privacy.ts';
import { sales } from './de/sales.ts';
import { schedule } from './de/schedule.ts';
import { support } from './de/support.ts';
import { team } from './de/team.ts';
import { terms } from './de/terms.ts';
import { thankYou } from './de/thank-you.ts';
import { waitlist } from './de/waitlist.ts';
import type { Messages } from './en.ts';

export const de: Messages = {
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
