-- The demo shoppers are asked for by every page of the demo, among all customers.
CREATE INDEX customer_demo ON identity.customer (demo_position) WHERE demo_title IS NOT NULL;
