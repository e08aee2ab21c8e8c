import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import { consoleRoot } from './console-root.ts';
import { rejectLongPastes } from './long-pastes.ts';

const root = document.getElementById(consoleRoot);
if (root) {
  rejectLongPastes(root);
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
}
