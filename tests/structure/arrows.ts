/** An import by a file: both as they would stand, the file below its part's `src`. */
export type Arrow = readonly [file: string, specifier: string];

/** Imports of one part that the linter has to refuse, each with the reason it gives, and imports that it has to leave alone. */
export interface Arrows {
  wrong: readonly (readonly [...Arrow, reason: string])[];
  right: readonly Arrow[];
}

/** What may import what, by example. The rules themselves stand in .oxlintrc.json. */
export const arrows: Readonly<Record<string, Arrows>> = {
  'services/src': {
    wrong: [
      ['games/a.ts', '@larder/web', 'The services know nothing of what stands on them'],
      ['games/play/a.ts', '../../draws/store/draws.ts', 'A service reaches another through its index.ts only'],
      ['draws/a.ts', '../games/rules/odds.ts', 'A service reaches another through its index.ts only'],
      ['recommendations/a.ts', '../subscriptions/rules/schedule.ts', 'A service reaches another through its index.ts'],
      ['subscriptions/a.ts', '../recommendations/rules/habits.ts', 'A service reaches another through its index.ts'],
      ['ops/draws/a.ts', '../../draws/drawing/draw-lines.ts', 'A service reaches another through its index.ts only'],
      ['demo/a.ts', '../identity/store/customers.ts', 'A service reaches another through its index.ts only'],
      ['offers/a.ts', '../demo/index.ts', 'Demo data, commands, and tests stand on the services'],
      ['profile/routes/a.ts', '../../testing/world.ts', 'Demo data, commands, and tests stand on the services'],
      ['games/play/b.ts', 'kysely', 'SQL stands in store/ only'],
      ['games/rules/a.ts', '../store/tables.ts', 'A rule is pure'],
      ['games/rules/b.ts', '../contract/games.ts', 'A rule is pure'],
      ['games/rules/c.ts', '../routes/points.ts', 'A rule is pure'],
      ['games/rules/e.ts', '../../../../server-kit/shared-store.ts', 'A rule is pure'],
      ['subscriptions/rules/a.ts', '../store/plans.ts', 'A rule is pure'],
      ['games/store/a.ts', '../views/programs.ts', 'A store knows tables'],
      ['platform/http/a.ts', '../../identity/index.ts', 'The platform knows no service'],
    ],
    right: [
      ['games/play/c.ts', '../../draws/index.ts'],
      ['games/play/d.ts', '../store/plays.ts'],
      ['games/store/b.ts', 'kysely'],
      ['games/contract/a.ts', '../rules/opt-in.ts'],
      ['games/rules/d.ts', '../../platform/store-day.ts'],
      ['games/rules/f.ts', '../../../../server-kit/safe-address.ts'],
      ['ops/ops.ts', './draws/draw-commands.ts'],
      ['games/testing/a.ts', '../../draws/store/tables.ts'],
      ['games/a.test.ts', '../testing/games.ts'],
    ],
  },
  'gateway/src': {
    wrong: [
      ['server/a.ts', '@larder/web/server', 'Only main.ts knows the web'],
      ['areas/a/resolvers/web.ts', '@larder/web/server', 'Only main.ts knows the web'],
      ['main.ts', '@larder/services', 'The gateway knows the services by their REST contract only'],
      ['shared/a.ts', '../areas/games/rules/game-status.ts', 'Machinery knows no area'],
      ['upstream/a.ts', '../server/texts/index.ts', 'Machinery knows no area'],
      ['session/a.ts', '../areas/identity/source.ts', 'Machinery knows no area'],
      ['areas/a/source.ts', '../../server/texts/index.ts', 'An area knows nothing of what serves it'],
      ['areas/a/resolvers/a.ts', '../../games/resolvers/programs.ts', 'Areas use each other by published.ts'],
      ['areas/a/resolvers/b.ts', '../../games/source.ts', 'Areas use each other by published.ts'],
      ['areas/a/rules/a.ts', '../../games/texts/index.ts', 'Areas use each other by published.ts'],
      ['areas/a/rules/b.ts', '../source.ts', 'A rule is pure'],
      ['areas/a/rules/c.ts', '../resolvers/a.ts', 'A rule is pure'],
      ['areas/a/rules/d.ts', '../../../upstream/client.ts', 'A rule is pure'],
      ['areas/a/rules/e.ts', '../../games/published.ts', 'A rule is pure'],
      ['areas/a/rules/f.ts', '../../../../../server-kit/rate-limiter.ts', 'A rule is pure'],
    ],
    right: [
      ['areas/b/index.ts', './resolvers/a.ts'],
      ['areas/b/source.ts', './rules/a.ts'],
      ['areas/b/resolvers/a.ts', '../../games/published.ts'],
      ['areas/b/resolvers/b.ts', '../../games/rules/game-status.ts'],
      ['areas/b/resolvers/c.ts', '../../../upstream/user-errors.ts'],
      ['areas/b/resolvers/d.ts', '../../games/models.ts'],
      ['areas/b/rules/a.ts', '../../games/rules/point-labels.ts'],
      ['areas/b/rules/b.ts', '../../../shared/date-strings.ts'],
      ['server/b.ts', '../compose.ts'],
      ['server/c.ts', '../../../server-kit/shared-store.ts'],
    ],
  },
  'web/src': {
    wrong: [
      ['routes/a/route.tsx', '@larder/gateway', 'Only schema.graphql crosses'],
      ['ui/A/A.tsx', '../../features/games/game-loader.ts', 'What every feature draws knows no feature'],
      ['ui/B/B.tsx', '../../app/shell/Shell.tsx', 'What every feature draws knows no feature'],
      ['storage/a.ts', '../app/data/session.ts', 'What the browser keeps stands on nothing else'],
      ['writes/a.ts', '../features/prizes/Redeem/requests.ts', 'A write knows no feature'],
      ['app/routing/a.ts', '../data/frame.ts', 'Paths and navigation stand under'],
      ['app/loading/a.ts', '../../features/games/game-loader.ts', 'How code arrives stands under'],
      ['app/data/a.ts', '../shell/Shell.tsx', 'Data stands under'],
      [
        'app/shell/A.tsx',
        '../../features/draws/WinnerNotice/WinnerNotice.tsx',
        'Take of a feature what stands directly',
      ],
      ['app/shell/header/B.tsx', '../../routes.tsx', 'The shell knows no screen'],
      ['features/prizes/A/A.tsx', '../../games/GameCard/GameCard.tsx', 'Take of another feature what stands directly'],
      ['features/games/B/B.tsx', '../../content/Rules/RulesDialog.tsx', 'Take of another feature what stands directly'],
      ['features/draws/C/C.tsx', '../../../routes/inbox/inbox.css.ts', 'A feature knows no screen'],
      ['features/identity/D/D.tsx', '../../../app/shell/Shell.tsx', 'A feature knows no screen'],
      ['routes/b/route.tsx', '../inbox/route.tsx', 'A screen knows neither the shell nor the other screens'],
      ['routes/c/route.tsx', '../../app/shell/Shell.tsx', 'A screen knows neither the shell nor the other screens'],
      ['server/a.ts', '../../../server-kit/turnstile.ts', 'Only schema.graphql crosses'],
    ],
    right: [
      ['ui/C/C.tsx', '../../app/data/frame.ts'],
      ['storage/b.ts', './browser-store.ts'],
      ['writes/b.ts', '../storage/pending-request.ts'],
      ['app/data/b.ts', '../loading/connection.ts'],
      ['app/shell/C.tsx', '../../features/draws/ShopperNotices.tsx'],
      ['features/prizes/E/E.tsx', '../../content/parts.ts'],
      ['features/prizes/E/F.tsx', '../PrizePanel/view.ts'],
      ['features/games/G/G.test.tsx', '../../prizes/PrizePanel/view.ts'],
      ['routes/d/route.tsx', '../../features/games/GameCard/GameCard.tsx'],
    ],
  },
  'design-system/src': {
    wrong: [
      ['theme/a.ts', '../components/Box/index.ts', 'The theme knows tokens only'],
      ['theme/b.ts', '../support/cx.ts', 'The theme knows tokens only'],
      ['support/a.ts', '../components/Icon/index.ts', 'What components share knows none of them'],
      ['support/overlay/a.ts', '../../docs/shared/Page.tsx', 'What components share knows none of them'],
      ['components/A/A.tsx', '../../docs/shared/Coded.tsx', 'A component ships without its stories'],
      ['components/B/B.tsx', '../../testing/field-suite.tsx', 'A component ships without its stories'],
      ['components/C/C.tsx', './C.stories.tsx', 'A component ships without its stories'],
      ['components/D/D.tsx', '../Button/Button.tsx', 'A component uses another by its index.ts'],
      ['components/D/D.test.tsx', '../Button/Button.tsx', 'A component uses another by its index.ts'],
      ['components/E/E.tsx', '@larder/web/shell', 'knows nothing of groceries'],
      ['docs/pages/A.stories.tsx', 'graphql', 'knows nothing of groceries'],
    ],
    right: [
      ['components/F/F.tsx', '../Button/index.ts'],
      ['components/G/G.tsx', '../Button/Button.css.ts'],
      ['components/H/H.tsx', '../../support/cx.ts'],
      ['components/H/H.docs.tsx', '../../docs/component-page/component-docs.ts'],
      ['components/H/H.test.tsx', '../../testing/field-suite.tsx'],
    ],
  },
  'draw-proof': {
    wrong: [['a.ts', '@larder/services', 'needs nothing of ours']],
    right: [['b.ts', './draw-file.ts']],
  },
  pricing: {
    wrong: [
      ['a.ts', '../services/src/catalog/index.ts', 'pure'],
      ['b.ts', 'node:fs', 'pure'],
    ],
    right: [['c.ts', './quote.ts']],
  },
  'server-kit': {
    wrong: [
      ['a.ts', '../services/src/platform/http/errors.ts', 'knows neither of them'],
      ['b.ts', '@larder/gateway', 'knows neither of them'],
    ],
    right: [['c.ts', './shared-store.ts']],
  },
};
