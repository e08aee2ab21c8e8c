import { consolePath } from '../../../contract/console/paths.ts';
import { tellFormOpened } from '../../../contract/form-opened.ts';
import { createJobApplication } from '../../../contract/job-application.ts';
import { locales, localPath } from '../../../contract/locales.ts';
import { searchLocations } from '../../../contract/locations.ts';
import { bookMeeting, findFreeTimes, moveMeeting } from '../../../contract/meeting.ts';
import { createLead } from '../../../contract/sales.ts';
import { createSupportRequest } from '../../../contract/support.ts';
import { checkTag } from '../../../contract/tag-check.ts';
import { createApplication } from '../../../contract/waitlist.ts';
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
  tellFormOpened,
];

/** Below these pages are private ones, which the server fills in for one reader. */
export const privateFolders = locales.flatMap((locale) =>
  ['/meeting/', '/move-meeting/', '/confirm-application/'].map((path) => localPath(locale, path)),
);

/**
 * What a proxy that serves the files must still pass on: these paths, and all that begins with one that ends in a slash.
 * tests/deploy/nginx-files.test.ts holds it against the routes of the server.
 */
export const instancePaths = [
  '/healthz',
  '/readyz',
  '/api/',
  consolePath,
  `${consolePath}/`,
  securityTxtPath,
  oldSecurityTxtPath,
  ...endpoints.map(({ path }) => path),
  ...privateFolders,
];
