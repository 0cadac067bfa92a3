import type { Arrow } from './arrow.ts';

/** The parts that others stand on. */
export const parts: readonly Arrow[] = [
  {
    files: '/draw-proof/**',
    testsToo: true,
    mayNotImport: ['@larder/**', '/**'],
    except: ['/draw-proof/**'],
    message: 'Who checks a draw needs nothing of ours but the file.',
  },
  {
    files: '/pricing/**',
    testsToo: true,
    mayNotImport: ['@larder/**', 'node:**', '/**'],
    except: ['/pricing/**'],
    message: 'A price is pure: it depends on cart, offers, and context, and on nothing else.',
  },
  {
    files: '/server-kit/**',
    testsToo: true,
    mayNotImport: ['@larder/**', '/**'],
    except: ['/server-kit/**'],
    message: 'What both servers stand on knows neither of them.',
  },
];
