import type { Messages } from './en.ts';
import { about } from './es/about.ts';
import { article } from './es/article.ts';
import { audienceAnalysis } from './es/audience-analysis.ts';
import { blogs } from './es/blogs.ts';
import { careers } from './es/careers.ts';
import { careersSearch } from './es/careers-search.ts';
import { checkGaTag } from './es/check-ga-tag.ts';
import { comingSoon } from './es/coming-soon.ts';
import { confirmApplication } from './es/confirm-application.ts';
import { deviceAnalysis } from './es/device-analysis.ts';
import { errors } from './es/errors.ts';
import { forms } from './es/forms.ts';
import { home } from './es/home.ts';
import { howItWorks } from './es/how-it-works.ts';
import { job } from './es/job.ts';
import { layout } from './es/layout.ts';
import { mediaPlanning } from './es/media-planning.ts';
import { pitchPerfect } from './es/pitch-perfect.ts';
import { pricing } from './es/pricing.ts';
import { privacy } from './es/privacy.ts';
import { sales } from './es/sales.ts';
import { schedule } from './es/schedule.ts';
import { support } from './es/support.ts';
import { team } from './es/team.ts';
import { terms } from './es/terms.ts';
import { thankYou } from './es/thank-you.ts';
import { waitlist } from './es/waitlist.ts';

export const es: Messages = {
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
