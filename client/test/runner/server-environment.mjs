// Node as the product's server is: React takes its build for production, which draws in half the time and without the warnings
// that the tests in a browser's page look after.
import { TestEnvironment } from 'jest-environment-node';

export default class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.process.env.NODE_ENV = 'production';
  }
}
