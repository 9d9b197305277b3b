export { RegionBoundary, type RegionBoundaryProps } from './RegionBoundary.tsx';
export { Regions, type RegionsProps } from './Regions.tsx';
