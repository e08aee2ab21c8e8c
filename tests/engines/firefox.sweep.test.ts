/** @module-tag sweep */
import { startFirefox } from './firefox.ts';
import { journeysIn } from './journeys.ts';

await journeysIn('Firefox', { start: startFirefox, keepsCookiesOnLocalhost: true });
