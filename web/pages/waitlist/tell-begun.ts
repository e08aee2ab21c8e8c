import { tellFormOpened } from '../../../contract/form-opened.ts';
import { onServer } from '../../api.ts';

/** Counts that the form was begun; nothing tells by whom. Whether that could be told is no matter to the visitor. */
export function tellBegun(): void {
  fetch(onServer(tellFormOpened.path), {
    method: 'POST',
    keepalive: true,
    headers: { 'accept-language': document.documentElement.lang, 'content-type': 'application/json' },
    body: '{"form":"waitlist"}',
  }).catch(() => {});
}
