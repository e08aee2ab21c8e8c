import { consolePath, hostCalendarFolder } from '../../../contract/console/paths.ts';
import { createJobApplication } from '../../../contract/job-application.ts';
import { locales, localPath } from '../../../contract/locales.ts';
import { searchLocations } from '../../../contract/locations.ts';
import { bookMeeting, findFreeTimes, moveMeeting } from '../../../contract/meeting.ts';
import { createLead } from '../../../contract/sales.ts';
import { createSupportRequest } from '../../../contract/support.ts';
import { checkTag } from '../../../contract/tag-check.ts';
import { countFormOpened, createApplication } from '../../../contract/waitlist.ts';
import { oldSecurityTxtPath, securityTxtPath } from '../security-txt.ts';

const endpoints = [
  bookMeeting,
  checkTag,
  createApplication,
  createJobApplication,
  createLead,
  createSupportRequest,
  findFreeTimes,
  moveMeeting,
  searchLocations,
  countFormOpened,
];

/** The folders of private pages, which the server fills in per visitor. */
export const privateFolders = locales.flatMap((locale) =>
  ['/meeting/', '/move-meeting/', '/confirm-application/'].map((path) => localPath(locale, path)),
);

/** The pages whose query string the server handles. Without one they are files like others. */
export const searchPages: readonly string[] = locales.map((locale) => localPath(locale, '/careers/search'));

/**
 * The paths that a proxy must pass on to the server; those ending in a slash are prefixes.
 * tests/deploy/nginx-files.sweep.test.ts checks them against the server's routes.
 */
export const instancePaths = [
  '/healthz',
  '/readyz',
  '/api/',
  consolePath,
  `${consolePath}/`,
  securityTxtPath,
  oldSecurityTxtPath,
  hostCalendarFolder,
  ...endpoints.map(({ path }) => path),
  ...privateFolders,
];
