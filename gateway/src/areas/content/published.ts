export { gamesConfigOrNull } from './resolvers/games-config.ts';
