/** @module-tag sweep */
import { journeysIn } from './journeys.ts';
import { startWebkit } from './webkit.ts';

await journeysIn('WebKitGTK', { start: startWebkit, keepsCookiesOnLocalhost: false });
