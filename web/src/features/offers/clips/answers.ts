import { pageNews } from '../../../page/news.ts';

/** Tells parts of the page that a clip was answered: what they count has changed. */
export const clipAnswers = pageNews();
