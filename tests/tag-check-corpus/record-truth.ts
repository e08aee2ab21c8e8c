import { readPages } from './read-pages.ts';
import { judge } from './referee.ts';
import { writeTruths } from './truth.ts';

/** `npm run referee`: opens every page of the corpus in the browser, and writes down what it saw. */
const pages = readPages();
writeTruths(pages, await judge(pages));
