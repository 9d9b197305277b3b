export { HeroFigure, type HeroFigureProps } from './HeroFigure.tsx';
