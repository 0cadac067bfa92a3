export {
  playAndEarnLoader as loader,
  PlayAndEarnScreen as Component,
} from '../../../features/games/PlayAndEarn/PlayAndEarnScreen.tsx';
