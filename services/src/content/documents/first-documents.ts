import type { Database } from '../../platform/database/database.ts';
import { languages } from '../../../../server-kit/language.ts';
import { addDocument, pageKey } from '../store/documents.ts';
import { banners } from './banners.ts';
import { logos } from './logos.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages/index.ts';

/** The documents every installation starts with; existing ones stay unchanged. */
export async function addFirstDocuments(db: Database): Promise<void> {
  await addDocument(db, 'banners', banners);
  await addDocument(db, 'logos', logos);
  await addDocument(db, 'flags', { optInEnhancementsEnabled: true });
  for (const language of languages)
    for (const page of pages[language]) await addDocument(db, pageKey(page.name, language), page);
  for (const [name, body] of Object.entries(navigation)) await addDocument(db, `left-navigation/${name}`, body);
}
