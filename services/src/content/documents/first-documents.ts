import type { Database } from '../../platform/database/database.ts';
import { addDocument } from '../store/documents.ts';
import { banners } from './banners.ts';
import { logos } from './logos.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages/index.ts';

/** The documents every installation starts with; existing ones stay unchanged. */
export async function addFirstDocuments(db: Database): Promise<void> {
  await addDocument(db, 'banners', banners);
  await addDocument(db, 'logos', logos);
  await addDocument(db, 'flags', { optInEnhancementsEnabled: true });
  for (const page of pages) await addDocument(db, `page/${page.name}`, page);
  for (const [name, body] of Object.entries(navigation)) await addDocument(db, `left-navigation/${name}`, body);
}
