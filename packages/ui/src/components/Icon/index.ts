export * from '../../icons/icons.tsx';
