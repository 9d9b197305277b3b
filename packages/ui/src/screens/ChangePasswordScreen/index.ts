export {
  ChangePasswordScreen,
  type ChangePasswordScreenProps,
  type ChangePasswordView,
} from './ChangePasswordScreen.tsx';
